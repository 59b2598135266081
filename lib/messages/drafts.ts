export const draftTexts = {
  restored: "What you had not saved here was kept.",
  madeAlready:
    "It was made already, though its answer was lost. Change it where it stands now: saved from here, it would be made twice.",
} as const;

export const undoTexts = {
  undo: "Undo",
} as const;
