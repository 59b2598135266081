import "server-only";
import { eq } from "drizzle-orm";
import { characters, encounters } from "@/db/schema/creatures";
import type { Runner, Transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";
import type { Character, Encounter } from "@/lib/model/creature";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";
import { renamePictures } from "@/lib/model/file-pictures";
import { imagesOfBelongings } from "./images";
import { insertCreatures } from "./insert-creatures";
import { readCharacters, readEncounters } from "./read-creatures";
import { oneOrMissing } from "./rows";

export interface Copy {
  name: string;
  /** By the address of each picture of the original, that of its copy. */
  images: ReadonlyMap<string, string>;
}

/** What copies need to know beforehand: the name, all names in the campaign, and the pictures' addresses. */
export const findOriginal = async (db: Runner, owner: Owner) => {
  const [table, id] =
    "characterId" in owner ? [characters, owner.characterId] : [encounters, owner.encounterId];
  const columns = { name: table.name, image: table.image, campaignId: table.campaignId };
  const rows = await db.select(columns).from(table).where(eq(table.id, id));
  const { name, image, campaignId } = oneOrMissing(rows);
  const names = await db.select({ name: table.name }).from(table).where(eq(table.campaignId, campaignId));
  const images = [image, ...(await imagesOfBelongings(db, owner))].filter((address) => address !== null);
  return { name, taken: names.map((row) => row.name), images };
};

/** A record under the name of the copy, with the copy's own pictures. */
const copied = <R extends CharacterRecord | EncounterRecord>(record: R, { name, images }: Copy): R => ({
  ...renamePictures(record, (address) => images.get(address) ?? null),
  name,
});

/** The copies belong to `createdBy`, whoever owns the original. */
export const copyCharacter = async (
  tx: Transaction,
  id: number,
  createdBy: number,
  copies: readonly Copy[],
): Promise<Character[]> => {
  const { campaignId, record } = oneOrMissing(await readCharacters(tx, eq(characters.id, id)));
  const records = copies.map((copy) => ({ ...copied(record, copy), createdBy }));
  return (await insertCreatures(tx, campaignId, { characters: records })).characters;
};

export const copyEncounter = async (
  tx: Transaction,
  id: number,
  copies: readonly Copy[],
): Promise<Encounter[]> => {
  const { campaignId, record } = oneOrMissing(await readEncounters(tx, eq(encounters.id, id)));
  const records = copies.map((copy) => copied(record, copy));
  return (await insertCreatures(tx, campaignId, { encounters: records })).encounters;
};
