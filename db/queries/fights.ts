// One file: what a fight is made of is read and written together.
import "server-only";
import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { characters, encounters } from "@/db/schema/creatures";
import { fightActs, fights } from "@/db/schema/fights";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { StoredFight, FightSent } from "@/lib/model/fight";
import type { LastBlow } from "@/lib/model/fight-happenings";
import { concentrationAt } from "@/lib/rules/fight-hit-points";
import { type LogEntry, type LogTarget, type SeenNow, seenNow } from "@/lib/rules/fight-log";
import { type Combatant, newFight } from "@/lib/rules/fight-model";
import type { Undo } from "@/lib/rules/fight-undo";
import { momentsOfFight } from "./journal";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";
import { listed } from "./search";
import { CALLER, entryFor, goneFrom, manages, type Viewer, visibleTo } from "./visibility";

type Row = Omit<typeof fights.$inferSelect, "updatedAt">;
const { updatedAt: _, ...columns } = getTableColumns(fights);

/** Fights that were stored before these fields existed have none of them. */
const recordOf = ({ rest, ...row }: Row): StoredFight => ({
  ...rest,
  answers: rest.answers ?? [],
  skipsFallen: rest.skipsFallen ?? true,
  proposals: rest.proposals.map((one) => ({ ...one, heals: one.heals ?? false })),
  ...row,
});
const rowOf = ({ id: _id, campaignId: __, createdAt: ___, ...record }: StoredFight) => {
  const { name, state, round, hitPointsShown, version, ...rest } = record;
  return { name, state, round, hitPointsShown, version, rest };
};

/**
 * What is listed of a fight for a viewer: for players without hidden combatants and what is noted for dungeon masters, which `asPlayer` leaves out, since there
 * may be much of it. A part of the list ends by the bytes of its rows, which would tell them how much that is.
 */
const restFor = (viewer: Viewer) => sql<Row["rest"]>`case when ${manages(viewer)} then ${fights.rest} else
  ${fights.rest} || jsonb_build_object(
    'combatants', (
      select coalesce(jsonb_agg(case when one->>'kind' = 'character' then one else one - 'note' end order by place), '[]')
      from jsonb_array_elements(${fights.rest}->'combatants') with ordinality listed(one, place)
      where one->>'isHidden' = 'false'
    ),
    'departed', '[]'::jsonb,
    'summary', case when jsonb_typeof(${fights.rest}->'summary') = 'array'
      then jsonb_path_query_array(${fights.rest}, '$.summary[*] ? (@.isSecret == false)') end
  )
end`;

/** The campaign's fights in the order of creation, without the sheets of their characters. */
export const fightsOfCampaign = jsonList("fights of a campaign", (db, campaignId) =>
  db
    .select(named({ ...columns, rest: restFor(CALLER) }))
    .from(fights)
    .where(and(eq(fights.campaignId, campaignId), visibleTo.fights(CALLER)))
    .orderBy(asc(fights.createdAt), asc(fights.id)),
);

const idsOf = (records: readonly StoredFight[], of: "characterId" | "encounterId") =>
  [...new Set(records.flatMap((record) => record.combatants.map((one) => one[of])))]
    .filter((id) => id !== null)
    .toSorted((one, other) => one - other);

const sheet = {
  id: characters.id,
  name: characters.name,
  armourClass: characters.armourClass,
  abilities: characters.abilities,
  current: characters.currentHitPoints,
  max: characters.maxHitPoints,
  temporary: characters.temporaryHitPoints,
  conditions: characters.conditions,
};
type Sheet = Pick<
  typeof characters.$inferSelect,
  "id" | "name" | "armourClass" | "abilities" | "conditions"
> & { current: number; max: number; temporary: number };

/**
 * As its sheet has it, so that who came to 0 there concentrates no longer, as after a blow in the fight; the next act stores that. A
 * combatant whose character was deleted goes on with what was last seen of it.
 */
const withSheet = (
  one: Combatant,
  { name, abilities, armourClass, conditions, ...points }: Sheet,
): Combatant => ({
  ...one,
  name,
  baseName: name,
  dexterity: abilities.dex,
  armourClass,
  conditions,
  concentration: concentrationAt(points, one),
  hitPoints: { current: points.current, max: points.max, temporary: points.temporary },
});

/**
 * Lays what the characters' sheets say over the fights, in two statements; `lock` keeps the sheets as they are until the transaction
 * ends, in the order of their ids so that two fights never wait for each other.
 */
const withSheets = async (
  db: Runner,
  records: readonly StoredFight[],
  lock = false,
): Promise<StoredFight[]> => {
  const ids = idsOf(records, "characterId");
  const select = db
    .select(sheet)
    .from(characters)
    .where(inArray(characters.id, ids))
    .orderBy(asc(characters.id));
  const rows: Sheet[] = ids.length === 0 ? [] : await (lock ? select.for("update") : select);
  const sheets = new Map(rows.map((row) => [row.id, row]));
  const known = idsOf(records, "encounterId");
  const left =
    known.length === 0
      ? []
      : await db.select({ id: encounters.id }).from(encounters).where(inArray(encounters.id, known));
  const there = new Set(left.map(({ id }) => id));
  const current = (one: Combatant): Combatant => {
    if (one.characterId !== null) {
      const found = sheets.get(one.characterId);
      return found ? withSheet(one, found) : { ...one, kind: "other", characterId: null };
    }
    return one.encounterId === null || there.has(one.encounterId) ? one : { ...one, encounterId: null };
  };
  return records.map((record) => ({ ...record, combatants: record.combatants.map(current) }));
};

/** Rows of the listing as fights, with their characters' sheets. */
export const completed = (db: Runner, rows: readonly Row[]): Promise<StoredFight[]> =>
  withSheets(db, rows.map(recordOf));

/** The fight at which the book opens, with its characters' sheets: the one that runs, else the newest that is over. */
export const openedFight = async (
  db: Runner,
  campaignId: number,
  viewer: Viewer,
): Promise<StoredFight | undefined> => {
  const rows = await db
    .select(columns)
    .from(fights)
    .where(and(eq(fights.campaignId, campaignId), ne(fights.state, "prepared"), visibleTo.fights(viewer)))
    .orderBy(desc(eq(fights.state, "running")), desc(fights.createdAt), desc(fights.id))
    .limit(1);
  const [fight] = await completed(db, rows);
  return fight;
};

/** @throws Failure "missing" */
export const findFight = async (db: Runner, id: number): Promise<StoredFight> =>
  oneOrMissing(
    await withSheets(db, (await db.select(columns).from(fights).where(eq(fights.id, id))).map(recordOf)),
  );

/** The fight, kept from changing until the transaction ends, as are the sheets of its characters. @throws Failure "missing" */
export const lockFight = async (tx: Transaction, id: number): Promise<StoredFight> => {
  const rows = await tx.select(columns).from(fights).where(eq(fights.id, id)).for("update");
  return oneOrMissing(await withSheets(tx, rows.map(recordOf), true));
};

export const createFight = async (
  tx: Transaction,
  campaignId: number,
  { name, hitPointsShown = "word", skipsFallen = true }: FightSent & { name: string },
): Promise<StoredFight> => {
  await enforceQuota(tx, "fights", campaignId);
  const { state, round, ...rest } = newFight();
  const row = { campaignId, name, hitPointsShown, state, round, rest: { ...rest, skipsFallen } };
  return recordOf(insertedRow(await tx.insert(fights).values(row).returning(columns)));
};

/** Deletes a fight; when somebody acted in it stays known to the evening that runs, which has gone on by it. @throws Failure "missing" */
export const deleteFight = async (tx: Transaction, id: number): Promise<Pick<StoredFight, "state">> =>
  oneOrMissing(
    await listed<Pick<StoredFight, "state">>(
      tx,
      sql`with kept as (${momentsOfFight(id)}) delete from ${fights} where ${fights.id} = ${id} returning ${fights.state}`,
    ),
  );

const hasChanged = (before: Combatant | undefined, after: Combatant) =>
  !isDeepStrictEqual([before?.hitPoints, before?.conditions], [after.hitPoints, after.conditions]);

/** Writes what an act did: to the fight, and to the sheets of its characters, whose ids are answered. */
export const saveFight = async (
  tx: Transaction,
  before: StoredFight,
  after: StoredFight,
): Promise<{ characterIds: number[] }> => {
  await tx.update(fights).set(rowOf(after)).where(eq(fights.id, before.id));
  const was = new Map(before.combatants.map((one) => [one.id, one]));
  const changed = after.combatants.flatMap((one) =>
    one.characterId !== null && one.hitPoints && was.has(one.id) && hasChanged(was.get(one.id), one)
      ? [
          {
            id: one.characterId,
            current: one.hitPoints.current,
            temporary: one.hitPoints.temporary,
            conditions: one.conditions,
          },
        ]
      : [],
  );
  if (changed.length > 0)
    await tx.execute(sql`
      update ${characters} set
        ${sql.identifier(characters.currentHitPoints.name)} = written.current,
        ${sql.identifier(characters.temporaryHitPoints.name)} = written.temporary,
        ${sql.identifier(characters.conditions.name)} = written.conditions,
        ${sql.identifier(characters.updatedAt.name)} = now()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as written(id integer, current integer, temporary integer, conditions jsonb)
      where ${characters.id} = written.id`);
  return { characterIds: changed.map(({ id }) => id) };
};

interface NewAct {
  fight: StoredFight;
  userId: number;
  round: number;
  entry: LogEntry;
  undo: Undo;
}

/** Keeps an act for the log, and answers its id. */
export const recordAct = async (tx: Transaction, { fight, ...act }: NewAct): Promise<number> => {
  const values = { ...act, fightId: fight.id, campaignId: fight.campaignId };
  return insertedRow(await tx.insert(fightActs).values(values).returning({ id: fightActs.id })).id;
};

/** Who has left a fight, as a column. */
const goneOf = (fightId: number) =>
  sql<
    LogTarget[]
  >`(select coalesce(jsonb_agg(one), '[]'::jsonb) from (${goneFrom(sql`${fightId}::integer`)}) gone)`;

/** What can be seen now of all who are in a fight or have left it. @throws Failure "missing" */
export const seenInFight = async (db: Runner, id: number): Promise<SeenNow> => {
  const fields = { rest: fights.rest, gone: goneOf(id) };
  const { rest, gone } = oneOrMissing(await db.select(fields).from(fights).where(eq(fights.id, id)));
  return seenNow(rest.combatants, gone);
};

/** The newest act that stands of those that felled anybody. */
export const lastBlow = async (db: Runner, fightId: number): Promise<LastBlow | undefined> => {
  const felled = sql`${fightActs.entry} -> 'targets' @> '[{"fell": true}]'`;
  const [row] = await db
    .select({ round: fightActs.round, entry: fightActs.entry, gone: goneOf(fightId) })
    .from(fightActs)
    .where(and(eq(fightActs.fightId, fightId), eq(fightActs.isUndone, false), felled))
    .orderBy(desc(fightActs.id))
    .limit(1);
  return row;
};

/** Marks the newest act that stands as undone and answers it with what takes it back; undefined where there is none. */
export const takeNewestAct = async (
  tx: Transaction,
  fightId: number,
): Promise<(Omit<NewAct, "fight" | "userId"> & { id: number }) | undefined> => {
  const newest = tx
    .select({ id: fightActs.id })
    .from(fightActs)
    .where(and(eq(fightActs.fightId, fightId), eq(fightActs.isUndone, false)))
    .orderBy(desc(fightActs.id))
    .limit(1);
  const [row] = await tx
    .update(fightActs)
    .set({ isUndone: true })
    .where(inArray(fightActs.id, newest))
    .returning({ id: fightActs.id, undo: fightActs.undo, entry: fightActs.entry, round: fightActs.round });
  return row;
};

/** The log of a fight as far as the caller's view goes, newest first. */
export const actsOfFight = jsonList("acts of a fight", (db, fightId) =>
  db
    .select(
      named({
        id: fightActs.id,
        round: fightActs.round,
        userId: fightActs.userId,
        username: sql<string>`coalesce(${users.username}, '')`,
        entry: entryFor(CALLER, fightId),
        createdAt: fightActs.createdAt,
        isUndone: fightActs.isUndone,
      }),
    )
    .from(fightActs)
    .leftJoin(users, eq(users.id, fightActs.userId))
    .where(and(eq(fightActs.fightId, fightId), visibleTo.fightActs(CALLER, fightId)))
    .orderBy(desc(fightActs.id)),
);
