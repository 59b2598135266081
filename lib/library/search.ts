import type { LibraryEntries, LibraryFilters, LibraryKind, Passage } from "@/lib/model/library";
import { challengeValue } from "@/lib/rules/challenge";
import { plainLetters } from "@/lib/rules/plain-letters";

/** Texts are searched for longer terms only: two letters are part of nearly every one. */
const SHORTEST_IN_TEXT = 3;

/** As searching compares: without accents, hyphens, apostrophes and case. */
const searchable = (text: string): string => plainLetters(text).replace(/['’\-–]/g, "");

interface Indexed<E> {
  entry: E;
  name: string;
  text: string;
}
export type Index<E> = readonly Indexed<E>[];

const isPassage = (value: unknown): value is Passage =>
  typeof value === "object" && value !== null && "text" in value && "name" in value;
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isPassage(value) ? [value.name, value.text] : [];
};

/** Makes entries searchable, in the order of their names. */
export const indexOf = <E extends { slug: string; name: string }>(entries: readonly E[]): Index<E> =>
  entries
    .map((entry) => {
      const { slug: _, name, ...rest } = entry;
      return {
        entry,
        name: searchable(name),
        text: searchable(Object.values(rest).flatMap(textsOf).join("\n")),
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** How well an entry fits, smaller is better: its name begins so, a word of its name does, its name has it, its text as it is, its words; or not at all. */
const rankOf = ({ name, text }: Indexed<unknown>, query: string, terms: readonly string[]): number => {
  if (name.startsWith(query)) return 0;
  if (` ${name}`.includes(` ${query}`)) return 1;
  if (terms.every((term) => name.includes(term))) return 2;
  const inText = (term: string) =>
    name.includes(term) || (term.length >= SHORTEST_IN_TEXT && text.includes(term));
  if (terms.length > 1 && text.includes(query)) return 3;
  return terms.every(inText) ? 4 : Number.POSITIVE_INFINITY;
};

type Fits<E> = (entry: E, filters: LibraryFilters) => boolean;
const same = (value: string, filter: string): boolean => value.toLowerCase() === filter.trim().toLowerCase();
const hasWord = (value: string, filter: string): boolean => {
  const word = filter.trim().toLowerCase();
  return (
    same(value, filter) ||
    value
      .toLowerCase()
      .split(/\W+/)
      .some((one) => one === word || one === `${word}s`)
  );
};
const anything = () => true;

/** What each kind's filters mean. */
const FITS: { [K in LibraryKind]: Fits<LibraryEntries[K]> } = {
  monsters: ({ challenge, subtype, type: its }, { challenge: range, type }) => {
    const value = challengeValue(challenge) ?? 0;
    const isWithin = !range || (value >= range.from && value <= range.to);
    return isWithin && (type === undefined || hasWord(`${its} ${subtype}`, type));
  },
  spells: ({ classes, level: its, school: taught }, { class: by, level, school }) =>
    (level === undefined || its === level) &&
    (school === undefined || same(taught, school)) &&
    (by === undefined || classes.some((name) => same(name, by))),
  items: ({ category: its, kind: closer }, { category, kind }) =>
    // Written as the rules write it, and as the product does.
    (category === undefined || same(its, category.replace(/armour/i, "armor"))) &&
    (kind === undefined || same(closer, kind)),
  conditions: anything,
  races: anything,
  classes: anything,
};

/** The entries of a kind that fit query and filters, the best first, and by name where equally good. */
export const findIn = <K extends LibraryKind>(
  kind: K,
  index: Index<LibraryEntries[K]>,
  filters: LibraryFilters,
): LibraryEntries[K][] => {
  // A hyphen is nothing, as in will-o'-wisp, or a blank, as in slugs.
  const ways = ["", " "].map((hyphen) => {
    const query = searchable((filters.query ?? "").replace(/[-–]/g, hyphen)).trim();
    return { query, terms: query.split(/\s+/).filter((term) => term !== "") };
  });
  const fits: Fits<LibraryEntries[K]> = FITS[kind];
  const ranked = index.flatMap((one) => {
    if (!fits(one.entry, filters)) return [];
    const rank = Math.min(...ways.map(({ query, terms }) => (query === "" ? 0 : rankOf(one, query, terms))));
    return Number.isFinite(rank) ? [{ rank, entry: one.entry }] : [];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
};
