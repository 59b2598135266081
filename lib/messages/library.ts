const NOUNS = {
  monsters: ["monster", "monsters", "a monster"],
  spells: ["spell", "spells", "a spell"],
  items: ["item", "items", "an item"],
} as const;
type SearchedKind = keyof typeof NOUNS;

const times = (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`);
/** Each name once: copies that aren't numbered are all called the same. */
const counted = (names: readonly string[]) =>
  [...new Set(names)].map((name) => times(name, names.filter((one) => one === name).length));

export const libraryTexts = {
  title: "The library",
  source: "System Reference Document 5.1",
  takeOne: (name: string) => `Take ${name}`,
  takeIt: "Take",
  takeActions: "Each action has its own button.",
  licence: "SRD 5.1 · CC-BY-4.0",
  search: (kind: SearchedKind) => `Search ${NOUNS[kind][1]}`,
  clear: "Clear the search",
  loading: "Searching the library...",
  failed: "The library can’t be read.",
  entryFailed: "This entry can’t be read.",
  found: (kind: SearchedKind, found: number, all: number) =>
    found === 0 ? "nothing found" : `${found} of ${all} ${NOUNS[kind][1]}`,
  nothing: (kind: SearchedKind) => `No ${NOUNS[kind][0]} by that name walks these pages.`,
  createYourself: "Create it yourself",
  choose: (kind: SearchedKind) => `Choose ${NOUNS[kind][2]} and its page opens here.`,
  recent: "Taken lately",
  results: "Results",
  copies: "Copies",
  close: "Close the library",
  tick: (name: string) => `Tick ${name}`,
  ticked: (names: string) => `ticked: ${names}`,
  take: (name: string, count: number) => `Take ${times(name, count)}`,
  takeAll: (count: number) => `Take all ${count}`,
  taken: (names: readonly string[]) => {
    const told = counted(names);
    return told.length > 3
      ? `${names.length} taken from the library: ${told[0]} to ${told.at(-1)}.`
      : `Taken from the library: ${told.join(", ")}.`;
  },
  takeFailed: "It could not be taken.",
  where: "Where from",
  itemAlso: "Cost and weight have no place of their own on an item; they are kept in its",
  alsoBefore: "Challenge, speeds, saves, skills, senses and traits are kept in the",
  alsoWhere: "description",
  alsoAfter: "; everything else has its own place on the sheet.",
  challenge: "Challenge",
  from: "Challenge from",
  to: "Challenge to",
} as const;
