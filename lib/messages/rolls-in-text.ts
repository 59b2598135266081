export const rollsInTextTexts = {
  title: "Rolls of the description",
} as const;
