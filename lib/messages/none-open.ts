/** What a section of the book says while no campaign is open, by its address; its page says it, without a script. */
export const noneOpenTexts = {
  "/character": "You must open a campaign to see characters.",
  "/encounter": "You must open a campaign to see encounters.",
  "/fight": "You must open a campaign to see its fights.",
} as const;
