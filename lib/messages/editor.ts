export const editorTexts = {
  factionNameRequired: "A faction needs a name",
  nameRequired: "Campaign name is required",
  created: "Campaign created successfully!",
  createFailed: "Error creating campaign",
  updated: "Campaign updated!",
  updateFailed: "Failed to update campaign.",
  loadFailed: "Failed to load campaign data.",
  imageChosen: "Campaign image selected!",
  noFactions: "No factions yet. Who wants what in this world, and who stands in the way?",
  noThemes: "No themes yet. A word or two each: betrayal, old debts, the sea.",
  confirmLeave: "Leave without saving?",
  leaveDetail: "What you have written here is lost.",
} as const;
