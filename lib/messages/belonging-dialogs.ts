/** Said with the failure where what is changed is no longer there. */
export const belongingGone =
  "It is no longer there: somebody has deleted it. What you wrote stays here until you close it.";

export const giveTexts = {
  title: (item: string) => `Give ${item}`,
  toWhom: "To whom",
  given: (item: string, name: string) => `${name} has ${item} now.`,
  gone: "It is no longer there.",
  failed: "It could not be given. Please try again.",
} as const;

export const castText = (spell: string, energy: string, level: number, left: number) =>
  `${spell}: ${energy} of level ${level} spent, ${left} left.`;
