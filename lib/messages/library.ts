const NOUNS = {
  monsters: ["monster", "monsters"],
  spells: ["spell", "spells"],
  items: ["item", "items"],
} as const;
type Shown = keyof typeof NOUNS;

/** What a record is that nobody has changed since it was taken. */
export const sourceLine = (fromLibrary: boolean): string => (fromLibrary ? "from the SRD 5.1" : "");

export const libraryTexts = {
  open: "From the library",
  title: "The library",
  source: "System Reference Document 5.1",
  takeOne: (name: string) => `Take ${name}`,
  takeIt: "Take",
  takeActions: "Each action has its own button.",
  licence: "SRD 5.1 · CC-BY-4.0",
  search: (kind: Shown) => `Search ${NOUNS[kind][1]}`,
  clear: "Clear the search",
  loading: "Searching the library...",
  failed: "The library can’t be read.",
  entryFailed: "This entry can’t be read.",
  found: (kind: Shown, found: number, all: number) =>
    found === 0 ? "nothing found" : `${found} of ${all} ${NOUNS[kind][1]}`,
  nothing: (kind: Shown) => `No ${NOUNS[kind][0]} by that name walks these pages.`,
  createYourself: "Create it yourself",
  choose: (kind: Shown) => `Choose a ${NOUNS[kind][0]} and its page opens here.`,
  recent: "Taken lately",
  results: "Results",
  copies: "Copies",
  close: "Close the library",
  tick: (name: string) => `Tick ${name}`,
  ticked: (names: string) => `ticked: ${names}`,
  take: (name: string, count: number) => (count === 1 ? `Take ${name}` : `Take ${count} × ${name}`),
  takeAll: (count: number) => `Take all ${count}`,
  taken: (names: readonly string[]) =>
    names.length > 3
      ? `${names.length} taken from the library: ${names[0]} to ${names.at(-1)}.`
      : `Taken from the library: ${names.join(", ")}.`,
  takeFailed: "It could not be taken.",
  where: "Where from",
  alsoBefore: "Challenge, speeds, saves, skills, senses and traits are kept in the",
  alsoWhere: "description",
  alsoAfter: "; everything else has its own place on the sheet.",
  challenge: "Challenge",
  from: "Challenge from",
  to: "Challenge to",
} as const;

const WORDS = [
  "None",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Of the races and classes that a character's form offers. */
export const offerTexts = {
  race: {
    label: "Races of the library",
    choose: "Choose a race",
    replace: "Replace what is written about the race?",
  },
  class: {
    label: "Classes of the library",
    choose: "Choose a class",
    replace: "Replace what is written about the class?",
  },
  accept: "Replace",
} as const;

/** Of a file of another tool that is brought into the book. */
export const ownTexts = {
  tab: "Bring your own",
  file: "The file",
  inside: "What is in the file",
  cameIn: "What came in",
  fileContents: "The file, contents",
  records: "What is in the file, contents",
  report: "What came in, contents",
  lay: "Lay a file here, or choose one.",
  choose: "Choose a file",
  hint: (megabytes: number, records: number) => `JSON, up to ${megabytes} MB and ${records} records`,
  paste: "Or paste it here",
  pastedName: "what was pasted",
  readPasted: "Read what is pasted",
  reading: "Reading the file...",
  tooLarge: (megabytes: number) => `That file is too large. Up to ${megabytes} MB can be brought in at once.`,
  failed: "The file can’t be read.",
  readable: "Files that can be read",
  formats: [
    ["Improved Initiative", "creatures, player characters"],
    ["Open5e", "creatures"],
    ["5e-bits", "creatures"],
    ["Foundry dnd5e", "actors"],
  ],
  another: "Another file",
  behind: "What stays behind",
  kept: "Traits, saves, skills, senses, challenge",
  keptWhere: "The sheet has no field for them, so they go into the description.",
  names: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", "),
  nameless: (place: number) => `Record ${place}`,
  promise: "Nothing leaves this book and nothing is fetched. All of it comes in, or none.",
  see: "See what is in it",
  seeReport: "See what came in",
  before: "Once a file is chosen, everything in it is listed here before anything is written.",
  bring: (name: string) => `Bring in ${name}`,
  cannot: (reason: string) => `Cannot be brought in: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  characterLine: (line: string) => (line ? `${line}, a player’s` : "a player’s"),
  all: "All that can be read",
  bringIn: (count: number) => `Bring in ${count}`,
  writing: "Writing them into the book…",
  done: (count: number) => `${WORDS[count] ?? count} came in`,
  stand: (kinds: readonly ("encounter" | "character")[], campaign: string) =>
    `They stand among the ${kinds.map((kind) => `${kind}s`).join(" and the ")} of ${campaign}.`,
  came: (kind: "encounter" | "character", count: number) => counted(count, kind),
  unticked: "Not ticked",
  toEncounters: "To the encounters",
  close: "Close",
} as const;
