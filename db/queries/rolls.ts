import "server-only";
import { and, asc, desc, eq, getTableColumns, gte, ne, notInArray, sql } from "drizzle-orm";
import { jsonList, MIRRORED, named } from "@/db/json-list";
import { campaigns } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { evenings } from "@/db/schema/evenings";
import { rolls } from "@/db/schema/rolls";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { pruneNowAndThen } from "./prune";
import { insertedRow } from "./rows";
import { CALLER, visibleTo } from "./visibility";

/** Of a campaign's rolls for the table at least so many are kept, and of each person's others. */
const KEPT = { table: 500, others: 100 };
/** How many rolls a list answers at most: the newest that the caller may see. */
const SHOWN = 100;

/**
 * The newest rolls that the caller may see: for oneself alone nobody else, not even a dungeon master who looks through a player's eyes.
 * Left out of the answer only, they would leave gaps in its parts that count them.
 */
export const rollsOfCampaign = jsonList("rolls of a campaign", (db, campaignId) =>
  db
    .select(named({ ...getTableColumns(rolls), username: sql<string>`coalesce(${users.username}, '')` }))
    .from(rolls)
    .leftJoin(users, eq(users.id, rolls.userId))
    .where(
      and(
        eq(rolls.campaignId, campaignId),
        visibleTo.rolls(CALLER),
        sql`not (${MIRRORED}::boolean and ${rolls.audience} = 'me')`,
      ),
    )
    .orderBy(desc(rolls.id))
    .limit(SHOWN),
);

/** What a person rolled, for whomever, as far as it is kept. */
export const rollsOf = (tx: Runner, userId: number) =>
  tx
    .select({
      campaign: campaigns.name,
      character: characters.name,
      label: rolls.label,
      save: rolls.save,
      dice: rolls.dice,
      modifier: rolls.modifier,
      mode: rolls.mode,
      total: rolls.total,
      isTyped: rolls.isTyped,
      for: rolls.audience,
      rolledAt: rolls.createdAt,
    })
    .from(rolls)
    .innerJoin(campaigns, eq(campaigns.id, rolls.campaignId))
    .leftJoin(characters, eq(characters.id, rolls.characterId))
    .where(eq(rolls.userId, userId))
    .orderBy(asc(rolls.id));

/** A character's name and its owner's id or null; undefined where the campaign has no such character. */
export const characterIn = async (db: Runner, campaignId: number, id: number) => {
  const [row] = await db
    .select({ name: characters.name, ownerId: characters.createdBy })
    .from(characters)
    .where(and(eq(characters.id, id), eq(characters.campaignId, campaignId)));
  return row;
};

type Row = typeof rolls.$inferSelect;

/** Of the evening that runs the first and last roll of each person and hour: by those it goes on, and says who was there. */
const edgesOfEvening = (tx: Transaction, campaignId: number) => {
  const { id, userId, createdAt } = rolls;
  const hour = sql`(partition by ${userId}, date_trunc('hour', ${createdAt}) order by ${createdAt}, ${id})`;
  const isEdge = sql<boolean>`lag(${id}) over ${hour} is null or lead(${id}) over ${hour} is null`;
  const made = tx
    .select({ id, isEdge: isEdge.as("is_edge") })
    .from(rolls)
    .innerJoin(
      evenings,
      and(
        eq(evenings.campaignId, rolls.campaignId),
        eq(evenings.state, "running"),
        gte(createdAt, evenings.begunAt),
      ),
    )
    .where(eq(rolls.campaignId, campaignId))
    .as("made");
  return tx.select({ id: made.id }).from(made).where(sql`${made.isEdge}`);
};

/** Keeps the newest only: those that others don't see are counted for each person alone, so that nobody's secret rolls take the table's out of the log. */
const forgetOlder = async (tx: Transaction, row: Row) => {
  const isForTable = row.audience === "table";
  const alike = isForTable
    ? eq(rolls.audience, "table")
    : and(ne(rolls.audience, "table"), row.userId === null ? undefined : eq(rolls.userId, row.userId));
  const kept = isForTable ? KEPT.table : KEPT.others;
  const which = and(
    eq(rolls.campaignId, row.campaignId),
    alike,
    notInArray(rolls.id, edgesOfEvening(tx, row.campaignId)),
  );
  await pruneNowAndThen(tx, rolls, which, kept);
};

/** Forgets the rolls that a person threw for themselves alone: without an account nobody could read them again. */
export const forgetOwnRolls = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(rolls).where(and(eq(rolls.userId, userId), eq(rolls.audience, "me")));
};

/** Keeps a roll, and the newest only. */
export const createRoll = async (tx: Transaction, roll: typeof rolls.$inferInsert) => {
  const row = insertedRow(await tx.insert(rolls).values(roll).returning());
  await forgetOlder(tx, row);
  return row;
};

/** The same for rolls of one person in one campaign that fall at once. */
export const createRolls = async (tx: Transaction, some: (typeof rolls.$inferInsert)[]): Promise<Row[]> => {
  const rows = await tx.insert(rolls).values(some).returning();
  const [forTable, other] = [
    rows.find(({ audience }) => audience === "table"),
    rows.find(({ audience }) => audience !== "table"),
  ];
  if (forTable) await forgetOlder(tx, forTable);
  if (other) await forgetOlder(tx, other);
  return rows;
};
