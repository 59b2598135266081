export const linkTexts = {
  here: "What links here",
  named: "Named here",
  failed: "What links here can’t be read.",
  again: "Try again",
  unnamed: "A sheet of notes",
} as const;
