export const notesTexts = {
  loading: "Loading DM notes...",
  loadFailed: "Failed to load DM notes.",
  saveFailed: "Failed to save DM notes.",
  noCampaign: "No campaign selected. Cannot save notes.",
  updated: "DM notes updated successfully!",
  saved: "DM notes saved successfully!",
  deleted: "DM notes deleted successfully!",
  deleteFailed: "Failed to delete DM notes.",
  exampleTitle: "Session 4",
  placeholder: "What only dungeon masters should know…",
  confirmDelete: "Delete this sheet of notes?",
  confirmDiscard: "Throw this sheet away? It has not been saved.",
  notOnPaper: (count: number) =>
    `${count === 1 ? "One sheet is" : `${count} sheets are`} not on this paper: the book’s own Print button loads all of them first.`,
  unsaved: "Unsaved changes",
  newer: "These notes were changed elsewhere since you opened them. Nothing is lost: choose what stays.",
  savedItself: "Saved",
} as const;
