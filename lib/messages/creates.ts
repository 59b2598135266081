export const createTexts = {
  madeAlready:
    "It was made already, though its answer was lost. Change it where it stands now: saved from here, it would be made twice.",
} as const;
