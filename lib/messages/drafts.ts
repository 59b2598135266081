export const draftTexts = {
  restored: "What you had not saved here was kept.",
} as const;

export const undoTexts = {
  undo: "Undo",
} as const;
