/** What a form says whose character or encounter somebody else has deleted. */
export const lostCreatureTexts = {
  wordsStay: "What you wrote stays here until you close it.",
  makeAnew: "Make it anew",
  madeAnew: "It had been deleted meanwhile. It was made anew from what stood in this form.",
} as const;
