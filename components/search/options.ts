import { HIT_ICONS } from "@/components/book/hit-icons";
import { lineOf } from "@/components/library/kinds";
import type { IconName } from "@/components/ui/icon-names";
import { searchTexts } from "@/lib/messages/search";
import type { LibraryKind } from "@/lib/model/library";
import type { HitKind } from "@/lib/model/search";
import { folded } from "@/lib/rules/folded";
import { fitOfName } from "@/lib/rules/search-words";
import type { FoundEntry, FoundHit } from "./use-found";

/** Something that can be done or opened from the search. */
export interface Act {
  title: string;
  line: string;
  icon: IconName;
  run: () => void;
}

/** What can be done where nothing was found. */
export type Instead = Pick<Act, "title" | "run">;

/** A line of the list that can be chosen. */
export interface Option {
  key: string;
  /** Below which heading it stands: a group, or the id of its book. */
  group: keyof typeof searchTexts.group | number;
  /** By what the list can be narrowed. */
  sort: HitKind | "acts" | "library" | "lately";
  icon: IconName;
  title: string;
  line: string;
  excerpt: string;
  label: string;
  /** Whether only who leads the campaign can read it. */
  isSecret: boolean;
  hit?: FoundHit;
  entry?: FoundEntry;
  act?: Act;
  /** What was sought before, which is sought again. */
  words?: string;
}

const ENTRIES: Record<LibraryKind, { label: string; icon: IconName }> = {
  monsters: { label: "creature", icon: "monster" },
  items: { label: "item", icon: "item-bow" },
  spells: { label: "spell", icon: "spell-flame" },
  conditions: { label: "condition", icon: "hourglass" },
  races: { label: "race", icon: "profile" },
  classes: { label: "class", icon: "action-shield" },
};

const isNamed = (name: string, query: string): boolean =>
  fitOfName(folded(name), folded(query)) !== undefined;
/** Whether it was found by its name, and not by its text. */
export const isByName = ({ title }: FoundHit, query: string): boolean => isNamed(title, query);

/** What the list of options is made from. */
interface Found {
  sought: string;
  /** What was sought before. */
  lately: readonly string[];
  acts: readonly Act[];
  hits: readonly FoundHit[] | undefined;
  entries: readonly FoundEntry[] | undefined;
  byBook: boolean;
}
/** Of the acts, while nothing is sought. */
const FIRST = 6;

/** All that can be chosen for what is sought; for nothing, what was sought before and the acts that are asked for most. */
export const optionsFor = ({ sought, lately, acts, hits = [], entries = [], byBook }: Found): Option[] =>
  sought === ""
    ? [...latelyOptions(lately), ...actOptions(acts, "").slice(0, FIRST)]
    : [...hitOptions(hits, sought, byBook), ...actOptions(acts, sought), ...entryOptions(entries, sought)];

/** Lines of what was found; over all books each stands below its own. */
const hitOptions = (hits: readonly FoundHit[], query: string, byBook: boolean): Option[] =>
  hits.map((hit) => {
    const isName = isByName(hit, query);
    return {
      key: `${hit.campaignId} ${hit.kind} ${hit.id} ${hit.kind === "page" ? hit.title : ""}`,
      group: byBook && hit.campaignId !== null ? hit.campaignId : isName ? "names" : "texts",
      sort: hit.kind,
      icon: HIT_ICONS[hit.kind],
      title: hit.title,
      line: hit.of?.title ?? "",
      excerpt: isName ? "" : hit.excerpt,
      label: searchTexts.kindOf(hit.kind),
      isSecret: hit.kind === "note" || hit.kind === "encounter" || hit.of?.kind === "encounter",
      hit,
    };
  });

/** Acts and pages that these words may mean; without words, those that are asked for most. */
const actOptions = (acts: readonly Act[], query: string): Option[] =>
  acts
    .filter(({ title }) => query === "" || isNamed(title, query))
    .map((act) => ({
      key: `act ${act.title}`,
      group: "acts",
      sort: "acts",
      icon: act.icon,
      title: act.title,
      line: act.line,
      excerpt: "",
      label: "",
      isSecret: false,
      act,
    }));

/** Lines of what was sought before. */
const latelyOptions = (lately: readonly string[]): Option[] =>
  lately.map((words) => ({
    key: `lately ${words}`,
    group: "lately",
    sort: "lately",
    icon: "search",
    title: words,
    line: "",
    excerpt: "",
    label: "",
    isSecret: false,
    words,
  }));

/** Lines of the library's entries that have such a name: it finds by its texts too, of which there would be too many. */
const entryOptions = (entries: readonly FoundEntry[], query: string): Option[] =>
  entries
    .filter(({ entry }) => isNamed(entry.name, query))
    .map((found) => ({
      key: `library ${found.kind} ${found.entry.slug}`,
      group: "library",
      sort: "library",
      icon: ENTRIES[found.kind].icon,
      title: found.entry.name,
      line: lineOf(found.entry),
      excerpt: "",
      label: ENTRIES[found.kind].label,
      isSecret: false,
      entry: found,
    }));

/** The list under its headings, in order: those of the books as they come first, then acts and the library. */
export const grouped = (options: readonly Option[]): [group: Option["group"], options: Option[]][] => {
  const groups = new Map<Option["group"], Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
};

/** The id of the option's line in the list with this id: one for each key, in whatever script it is written. */
export const idOf = (list: string, { key }: Pick<Option, "key">): string =>
  `${list}-${key.replaceAll(/\W/g, (sign) => `-${sign.charCodeAt(0)}-`)}`;
