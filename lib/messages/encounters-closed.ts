/** What players read in place of the encounters. */
export const encountersClosedTexts = {
  playersOut: "Encounters are the dungeon master’s.",
  keptBy: (dungeonMaster: string) => `${dungeonMaster} keeps them behind the screen.`,
  playersOutDetail: "What waits here is met at the table, not read in the book.",
} as const;
