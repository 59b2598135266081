import "server-only";
import { asc, eq, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { type Runner, transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";
import type { Character, Encounter } from "@/lib/model/creature";
import { selectCharacters } from "./characters";
import { creatureGone } from "./creatures";
import { selectEncounters } from "./encounters";
import { imagesOfBelongings } from "./images";
import { inStatements } from "./in-statements";
import { ownedBy } from "./owned-by";

export interface Copy {
  name: string;
  /** By the address of each picture of the original, that of its copy. */
  images: ReadonlyMap<string, string>;
}

/** What copies need to know beforehand: the name, all names in the campaign, and the pictures' addresses. */
export const findOriginal = async (owner: Owner) => {
  const db = await database();
  const [table, id] =
    "characterId" in owner ? [characters, owner.characterId] : [encounters, owner.encounterId];
  const columns = { name: table.name, image: table.image, campaignId: table.campaignId };
  const [original] = await db.select(columns).from(table).where(eq(table.id, id));
  if (!original) throw creatureGone();
  const { name, image, campaignId } = original;
  const names = await db.select({ name: table.name }).from(table).where(eq(table.campaignId, campaignId));
  const images = [image, ...(await imagesOfBelongings(db, owner))].filter((address) => address !== null);
  return { name, taken: names.map((row) => row.name), images };
};

/** A row as it is inserted again: with an identity and moments of its own. */
const fresh = <R extends { id: number; createdAt: Date; updatedAt: Date }>(row: R) => {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = row;
  return rest;
};
const imageOf = (image: string | null, { images }: Copy) => (image && images.get(image)) || null;

/** Gives each copy what the original is by origin, and what it owns. */
const copyPossessions = async (tx: Runner, from: Owner, to: readonly { owner: Owner; copy: Copy }[]) => {
  const itsOrigins = await tx.select().from(origins).where(ownedBy(origins, from)).orderBy(asc(origins.id));
  const newOrigins = to.flatMap(({ owner }) => itsOrigins.map((row) => ({ ...fresh(row), ...owner })));
  if (newOrigins.length > 0) await tx.insert(origins).values(newOrigins);
  const its = await tx.select().from(belongings).where(ownedBy(belongings, from)).orderBy(asc(belongings.id));
  const newBelongings = to.flatMap(({ owner, copy }) =>
    its.map((row) => ({ ...fresh(row), ...owner, image: imageOf(row.image, copy) })),
  );
  for (const some of inStatements(newBelongings)) await tx.insert(belongings).values(some);
};

/** The copies belong to `createdBy`, whoever owns the original. */
export const copyCharacter = async (
  id: number,
  createdBy: number,
  copies: readonly Copy[],
): Promise<Character[]> => {
  const db = await database();
  return transaction(db, async (tx) => {
    const [row] = await tx.select().from(characters).where(eq(characters.id, id));
    if (!row) throw creatureGone();
    const rows = copies.map((copy) => ({
      ...fresh(row),
      createdBy,
      name: copy.name,
      image: imageOf(row.image, copy),
    }));
    const made = await tx.insert(characters).values(rows).returning({ characterId: characters.id });
    const to = copies.flatMap((copy, index) => (made[index] ? [{ owner: made[index], copy }] : []));
    await copyPossessions(tx, { characterId: id }, to);
    const ids = made.map(({ characterId }) => characterId);
    return selectCharacters(tx).where(inArray(characters.id, ids)).orderBy(asc(characters.id));
  });
};

export const copyEncounter = async (id: number, copies: readonly Copy[]): Promise<Encounter[]> => {
  const db = await database();
  return transaction(db, async (tx) => {
    const [row] = await tx.select().from(encounters).where(eq(encounters.id, id));
    if (!row) throw creatureGone();
    const rows = copies.map((copy) => ({ ...fresh(row), name: copy.name, image: imageOf(row.image, copy) }));
    const made = await tx.insert(encounters).values(rows).returning({ encounterId: encounters.id });
    const to = copies.flatMap((copy, index) => (made[index] ? [{ owner: made[index], copy }] : []));
    await copyPossessions(tx, { encounterId: id }, to);
    const ids = made.map(({ encounterId }) => encounterId);
    return selectEncounters(tx).where(inArray(encounters.id, ids)).orderBy(asc(encounters.id));
  });
};
