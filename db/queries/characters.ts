import "server-only";
import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgUpdateSetSource } from "drizzle-orm/pg-core";
import { jsonList, named } from "@/db/json-list";
import { characters, origins } from "@/db/schema/creatures";
import type { Runner, Transaction } from "@/db/transaction";
import type { Character, CharacterChange } from "@/lib/model/creature";
import type { OriginKind } from "@/lib/model/origin";
import { deleteCreature, lockImage, merged, statChanges } from "./creatures";
import { insertCreatures } from "./insert-creatures";
import { insertedRow, oneOrMissing } from "./rows";

const races = alias(origins, "races");
const backgrounds = alias(origins, "backgrounds");
const classes = alias(origins, "classes");
type Origins = typeof races | typeof backgrounds | typeof classes;

const nameOf = (table: Origins) => sql<string>`coalesce(${table.name}, '')`;
const has = (table: Origins, kind: OriginKind) =>
  and(eq(table.characterId, characters.id), eq(table.kind, kind));

const { updatedAt: _, ...columns } = getTableColumns(characters);
const fields = named({
  ...columns,
  race: nameOf(races),
  background: nameOf(backgrounds),
  class: nameOf(classes),
});

const selectCharacters = (db: Runner) =>
  db
    .select(fields)
    .from(characters)
    .leftJoin(races, has(races, "race"))
    .leftJoin(backgrounds, has(backgrounds, "background"))
    .leftJoin(classes, has(classes, "class"))
    .$dynamic();

/** The name of an origin where nothing can be joined: in what an `update` answers. */
const nameIn = (table: Origins, kind: OriginKind) =>
  sql<string>`coalesce((select ${sql`${table.name}`} from ${origins} ${sql.identifier(getTableName(table))} where ${has(table, kind)}), '')`;

type CharacterSet = PgUpdateSetSource<typeof characters>;
const answered = {
  ...columns,
  race: nameIn(races, "race"),
  background: nameIn(backgrounds, "background"),
  class: nameIn(classes, "class"),
};
/** Changes characters, and answers each as it is then, and its level and hit points as they were, in one statement, which `by` may begin. */
export const changedCharacters = async (
  tx: Transaction,
  set: CharacterSet,
  where: SQL,
  by: Pick<Transaction, "update"> = tx,
) => {
  const was = tx
    .select({ id: characters.id, level: characters.level, currentHitPoints: characters.currentHitPoints })
    .from(characters)
    .where(where)
    .orderBy(asc(characters.id))
    .for("no key update")
    .as("was");
  const before = { level: sql<number>`${was.level}`, currentHitPoints: sql<number>`${was.currentHitPoints}` };
  return by
    .update(characters)
    .set(set)
    .from(was)
    .where(eq(characters.id, was.id))
    .returning({ row: answered, before });
};

/** The same of one character. @throws Failure "missing" */
export const changedCharacter = async (tx: Transaction, id: number, set: CharacterSet) =>
  oneOrMissing(await changedCharacters(tx, set, eq(characters.id, id)));

/** The campaign's characters in the order of creation. */
export const charactersIn = (db: Runner, campaignId: number | Placeholder) =>
  selectCharacters(db)
    .where(eq(characters.campaignId, campaignId))
    .orderBy(asc(characters.createdAt), asc(characters.id));

export const charactersOfCampaign = jsonList("characters of a campaign", charactersIn);

/** Whether the person has made no character in the campaign yet. */
export const hasNoCharacter = async (db: Runner, campaignId: number, userId: number): Promise<boolean> => {
  const own = await db
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.campaignId, campaignId), eq(characters.createdBy, userId)))
    .limit(1);
  return own.length === 0;
};

export const oneCharacter = jsonList("a character", (db, id) =>
  selectCharacters(db).where(eq(characters.id, id)),
);

export const findCharacter = async (db: Runner, id: number): Promise<Character> =>
  oneOrMissing(await selectCharacters(db).where(eq(characters.id, id)));

/** Those that are there still, in the order of creation. */
export const findCharacters = async (db: Runner, ids: readonly number[]): Promise<Character[]> =>
  selectCharacters(db)
    .where(inArray(characters.id, [...ids]))
    .orderBy(asc(characters.createdAt), asc(characters.id));

type NewCharacter = Omit<Character, "id" | "createdAt" | "race" | "background" | "class">;
const nothing = { race: null, background: null, class: null, items: [], spells: [], actions: [] };

/** A character that owns nothing yet, and has no origins. */
export const createCharacter = async (
  tx: Transaction,
  { campaignId, ...stats }: NewCharacter,
): Promise<Character> =>
  insertedRow((await insertCreatures(tx, campaignId, { characters: [{ ...stats, ...nothing }] })).characters);

/** Answers the changed character, how it stood before, and the addresses of pictures that it no longer shows. */
export const changeCharacter = async (
  tx: Transaction,
  id: number,
  { savingThrows, ...change }: CharacterChange,
) => {
  const image = change.image === undefined ? undefined : await lockImage(tx, characters, id);
  const saves = savingThrows && { savingThrows: merged(characters.savingThrows, savingThrows) };
  const { row, before } = await changedCharacter(tx, id, { ...statChanges(characters, change), ...saves });
  return { row, before, orphans: image === undefined || row.image === image ? [] : [image] };
};

/** Deletes the character and all that belongs to it; answers the addresses of its pictures. */
export const deleteCharacter = (tx: Transaction, id: number) =>
  deleteCreature(tx, characters, id, { characterId: id });
