import "server-only";
import { findInLibrary } from "@/lib/library/library";
import { ACTION_TYPE, actionRecord } from "@/lib/library/take-action";
import { itemRecord, spellRecord } from "@/lib/library/take-belonging";
import { encounterOf } from "@/lib/library/take-monster";
import type { BelongingKind, BelongingRecord } from "@/lib/model/belonging";
import type { EncounterRecord } from "@/lib/model/creature-record";
import { Failure } from "@/lib/model/failure";
import type { LibraryEntries, LibraryKind } from "@/lib/model/library";

const noSuchEntry = () => new Failure("missing", "The library has no such entry");

/** @throws Failure "missing" */
export const libraryEntryOf = async <K extends LibraryKind>(
  kind: K,
  slug: string,
): Promise<LibraryEntries[K]> => {
  const entry = await findInLibrary(kind, slug);
  if (!entry) throw noSuchEntry();
  return entry;
};

const FROM_LIBRARY = { fromLibrary: true } as const;

/** The encounter that a monster of the library becomes. @throws Failure "missing" */
export const takenEncounter = async (slug: string): Promise<EncounterRecord> => {
  const record = encounterOf(await libraryEntryOf("monsters", slug));
  return { ...record, ...FROM_LIBRARY, actions: record.actions.map((one) => ({ ...one, ...FROM_LIBRARY })) };
};

const takenAction = async (slug: string, name: string): Promise<BelongingRecord> => {
  const monster = await libraryEntryOf("monsters", slug);
  const types = ["actions", "reactions", "legendary"] as const;
  const found = types.flatMap((type) =>
    monster[type].filter((one) => one.name === name).map((one) => actionRecord(one, ACTION_TYPE[type])),
  );
  if (!found[0]) throw noSuchEntry();
  return found[0];
};

/** The record that an entry of the library becomes where a creature gets it. @throws Failure "missing" */
export const takenBelonging = async (
  kind: BelongingKind,
  { slug, action = "" }: { slug: string; action?: string },
): Promise<Omit<BelongingRecord, "image" | "fromLibrary"> & { fromLibrary: true }> => {
  const { image: _, ...record } = await recordOf(kind, slug, action);
  return { ...record, ...FROM_LIBRARY };
};
const recordOf = async (kind: BelongingKind, slug: string, action: string): Promise<BelongingRecord> => {
  if (kind === "action") return takenAction(slug, action);
  return kind === "spell"
    ? spellRecord(await libraryEntryOf("spells", slug))
    : itemRecord(await libraryEntryOf("items", slug));
};
