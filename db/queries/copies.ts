import "server-only";
import { eq } from "drizzle-orm";
import { characters, encounters } from "@/db/schema/creatures";
import type { Runner, Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { Character, Encounter } from "@/lib/model/creature";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";
import { renamePictures } from "@/lib/model/file-pictures";
import { copyNames } from "@/lib/rules/copy-names";
import { insertCreatures } from "./insert-creatures";
import { lockCampaign } from "./lock-campaign";
import { readCharacters, readEncounters } from "./read-creatures";
import { oneOrMissing } from "./rows";

/** By the address of each picture of the original, that of its copy. */
export type CopiedImages = ReadonlyMap<string, string>;

/** What is copied, as it was read: what is written is what was weighed before. */
interface Original<R> {
  campaignId: number;
  record: R;
}

/** @throws Failure "missing" */
export const originalCharacter = async (db: Runner, id: number): Promise<Original<CharacterRecord>> =>
  oneOrMissing(await readCharacters(db, eq(characters.id, id)));

/** @throws Failure "missing" */
export const originalEncounter = async (db: Runner, id: number): Promise<Original<EncounterRecord>> =>
  oneOrMissing(await readEncounters(db, eq(encounters.id, id)));

/** Names for copies, chosen one transaction after another, so that two at once don't choose the same. */
const namesOfCopies = async (
  tx: Transaction,
  table: typeof characters | typeof encounters,
  { campaignId, name }: { campaignId: number; name: string },
  count: number,
): Promise<string[]> => {
  await lockCampaign(tx, campaignId);
  const rows = await tx.select({ name: table.name }).from(table).where(eq(table.campaignId, campaignId));
  const taken = rows.map((row) => row.name);
  return copyNames(name, taken, count, LIMIT.name);
};

/** The record under each of the names, with the pictures of that copy. */
const copied = <R extends CharacterRecord | EncounterRecord>(
  record: R,
  names: readonly string[],
  copies: readonly CopiedImages[],
): R[] =>
  copies.map((images, at) => ({
    ...renamePictures(record, (address) => images.get(address) ?? null),
    name: names[at] ?? record.name,
  }));

/** The copies belong to `createdBy`, whoever owns the original. */
export const copyCharacter = async (
  tx: Transaction,
  { campaignId, record }: Original<CharacterRecord>,
  createdBy: number,
  copies: readonly CopiedImages[],
): Promise<Character[]> => {
  const names = await namesOfCopies(tx, characters, { campaignId, name: record.name }, copies.length);
  const records = copied(record, names, copies).map((copy) => ({ ...copy, createdBy }));
  return (await insertCreatures(tx, campaignId, { characters: records })).characters;
};

export const copyEncounter = async (
  tx: Transaction,
  { campaignId, record }: Original<EncounterRecord>,
  copies: readonly CopiedImages[],
): Promise<Encounter[]> => {
  const names = await namesOfCopies(tx, encounters, { campaignId, name: record.name }, copies.length);
  const records = copied(record, names, copies);
  return (await insertCreatures(tx, campaignId, { encounters: records })).encounters;
};
