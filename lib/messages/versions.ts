/** The notice of an edit conflict: two people changed the same field, and one chooses which version stays. */
export const versionTexts = {
  newerVersion: "A newer version",
  changedMeanwhile: (who: string | undefined, field: string | undefined) =>
    `${who ?? "Somebody"} changed ${field ? `this ${field}` : "what you are writing"} while you were writing.`,
  youElsewhere: "You, in another tab,",
  theirs: "theirs",
  yours: "yours",
  nothing: "nothing",
  showTheirs: "Show theirs",
  keepMine: "Keep mine",
} as const;
