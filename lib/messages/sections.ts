/** While a section of the book is not there yet, by its address. */
export const sectionLoading = {
  "/campaign": "Loading campaign...",
  "/character": "Loading characters...",
  "/encounter": "Loading encounters...",
  "/fight": "Loading fights...",
} as const;

/** On the bookmark of the fights while one goes on; in round 0 initiative is called for. */
export const fightGoesOn = (round: number): string =>
  round > 0 ? `A fight goes on, round ${round}` : "Initiative is called";
