/** What the forms and buttons say whose scripts are loaded when they are opened. */
export const characterFormTexts = {
  saved: "Character saved successfully!",
  saveFailed: "Failed to save character.",
  saving: "Saving character...",
  noCampaign: "You must be in a campaign to save a character.",
  editTitle: "Edit character",
  updated: "Character updated successfully!",
  updateGone: "No character selected!",
  updateBroken: "Error updating character.",
  conditionOff: (condition: string, name: string) => `${condition} is taken off ${name}.`,
  putBack: "Undo",
  regained: "Hit points regained",
  regainedHint: "What the hit dice gave; 0 where none were spent.",
} as const;
