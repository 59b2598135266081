export const liveTexts = {
  away: (since: string) => `Away from the table since ${since}. What you write is kept;`,
  retry: (seconds: number) => (seconds > 0 ? ` trying again in ${seconds} s.` : " trying again."),
  atTable: (names: readonly string[]) => `At the table: ${names.join(", ")}`,
  seatAway: "away",
  gave: (who: string, to: string, item: string) => `${who} gave ${to} ${item}.`,
  dealt: (who: string, damage: number, to: string, left: number) =>
    `${who} dealt ${damage} damage to ${to}, who has ${left} hit points left.`,
  somebody: "Somebody",
  newerVersion: "A newer version",
  changedMeanwhile: (who: string | undefined, field: string | undefined) =>
    `${who ?? "Somebody"} changed ${field ? `this ${field}` : "what you are writing"} while you were writing.`,
  youElsewhere: "You, in another tab,",
  theirs: "theirs",
  yours: "yours",
  nothing: "nothing",
  showTheirs: "Show theirs",
  keepMine: "Keep mine",
  invited: (sender: string, campaign: string) => `${sender} asks you to join ${campaign}.`,
} as const;

const PLACES = {
  map: "the map",
  description: "what is known",
  setting: "the setting",
  factions: "the factions",
  themes: "the themes",
  character: "a sheet",
  handout: "a handout",
  fight: "the fight",
} as const;

export const showTexts = {
  show: "Show the table",
  short: "Show",
  onTable: "On the table",
  shown: "The table sees it now.",
  failed: "It could not be shown. Please try again.",
  opens: (place: keyof typeof PLACES) => `The dungeon master opens ${PLACES[place]}`,
  lies: (place: keyof typeof PLACES) => `On the table lies ${PLACES[place]}`,
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
