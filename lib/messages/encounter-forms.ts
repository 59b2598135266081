/** What the forms say that are loaded when they are opened. */
export const encounterFormTexts = {
  editTitle: "Edit encounter",
  more: "Add more of these",
  moreCount: "How many more",
  moreDetail: "Copies carry the same items, spells and actions, and get numbers.",
  saved: "Encounter saved successfully!",
  saveFailed: "Failed to save encounter.",
  saving: "Saving encounter...",
  noCampaign: "You must be in a campaign to create an encounter.",
  updateGone: "No encounter selected!",
  updateBroken: "Error updating encounter.",
  duplicateFailed: "Failed to duplicate encounter.",
  duplicated: (copies: number) =>
    copies === 1 ? "One more encounter added!" : `${copies} more encounters added!`,
} as const;
