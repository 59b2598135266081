/** What a form says whose character or encounter somebody else has deleted. */
export const lostCreatureTexts = {
  wordsStay: "What you wrote stays here until you close it.",
  notAnew: "Made anew, it has no items, spells or actions, and no picture but one that you choose here.",
  makeAnew: "Make it anew",
  madeAnew: "It had been deleted meanwhile. It was made anew from what stood in this form.",
} as const;
