export const editorTexts = {
  nameRequired: "Campaign name is required",
  created: "Campaign created successfully!",
  createFailed: "Error creating campaign",
  updated: "Campaign updated!",
  updateFailed: "Failed to update campaign.",
  loadFailed: "Failed to load campaign data.",
  imageChosen: "Campaign image selected!",
  confirmLeave: "Leave without saving?",
  leaveDetail: "What you have written here is lost.",
} as const;
