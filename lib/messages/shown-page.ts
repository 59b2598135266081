/** The notice of a page that a dungeon master shows the table, the link to it, and why one's own page is not turned. */
export const shownTexts = {
  opens: (place: string) => `The dungeon master opens ${place}`,
  lies: (place: string) => `On the table lies ${place}`,
  writing: "You are writing, so your page stays.",
  dialog: "Something is open, so your page stays.",
  reading: "You wanted to read on.",
  late: "It was shown before you came.",
  keeper: "You keep the book too, so your page stays.",
  takeAway: "Take away",
  takenAway: "The table is clear.",
  takeAwayFailed: "It could not be taken away. Please try again.",
  go: "Go there",
  later: "Not now",
  letMeRead: "Let me read",
  turnWithTable: "Turn with the table again",
} as const;
