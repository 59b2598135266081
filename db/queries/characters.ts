import "server-only";
import { and, asc, eq, getTableColumns, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { listing, named } from "@/db/listing";
import { characters, origins } from "@/db/schema/creatures";
import { type Runner, transaction } from "@/db/transaction";
import type { Character, CharacterChange } from "@/lib/model/creature";
import { creatureGone, deleteCreature, lockImage, merged, statChanges } from "./creatures";

const races = alias(origins, "races");
const backgrounds = alias(origins, "backgrounds");
const classes = alias(origins, "classes");
type Origins = typeof races | typeof backgrounds | typeof classes;

const nameOf = (table: Origins) => sql<string>`coalesce(${table.name}, '')`;
const has = (table: Origins, kind: "race" | "background" | "class") =>
  and(eq(table.characterId, characters.id), eq(table.kind, kind));

const { updatedAt: _, ...columns } = getTableColumns(characters);
const fields = named({
  ...columns,
  race: nameOf(races),
  background: nameOf(backgrounds),
  class: nameOf(classes),
});

export const selectCharacters = (db: Runner) =>
  db
    .select(fields)
    .from(characters)
    .leftJoin(races, has(races, "race"))
    .leftJoin(backgrounds, has(backgrounds, "background"))
    .leftJoin(classes, has(classes, "class"))
    .$dynamic();

const inCampaign = (db: Runner, campaignId: number | Placeholder) =>
  selectCharacters(db)
    .where(eq(characters.campaignId, campaignId))
    .orderBy(asc(characters.createdAt), asc(characters.id));

/** The campaign's characters in the order of creation. */
export const listCharacters = async (campaignId: number): Promise<Character[]> =>
  inCampaign(await database(), campaignId);
export const charactersOfCampaign = listing("characters of a campaign", inCampaign);

export const oneCharacter = listing("a character", (db, id) =>
  selectCharacters(db).where(eq(characters.id, id)),
);

const findCharacter = async (id: number, db?: Runner): Promise<Character> => {
  const [row] = await selectCharacters(db ?? (await database())).where(eq(characters.id, id));
  if (!row) throw creatureGone();
  return row;
};

type NewCharacter = Omit<Character, "id" | "createdAt" | "race" | "background" | "class">;

export const createCharacter = async (character: NewCharacter): Promise<Character> => {
  const db = await database();
  const [row] = await db.insert(characters).values(character).returning();
  if (!row) throw new Error("An insert returned no row");
  return { ...row, race: "", background: "", class: "" };
};

/** Answers the changed character and the addresses of pictures that it no longer shows. */
export const changeCharacter = async (id: number, { savingThrows, ...change }: CharacterChange) => {
  const db = await database();
  return transaction(db, async (tx) => {
    const before = change.image === undefined ? undefined : await lockImage(tx, characters, id);
    const saves = savingThrows && { savingThrows: merged(characters.savingThrows, savingThrows) };
    await tx
      .update(characters)
      .set({ ...statChanges(characters, change), ...saves })
      .where(eq(characters.id, id));
    const row = await findCharacter(id, tx);
    return { row, orphans: before === undefined || row.image === before ? [] : [before] };
  });
};

/** Deletes the character and all that belongs to it; answers the addresses of its pictures. */
export const deleteCharacter = (id: number) => deleteCreature(characters, id, { characterId: id });
