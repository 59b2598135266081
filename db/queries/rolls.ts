import "server-only";
import { and, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { characters } from "@/db/schema/creatures";
import { rolls } from "@/db/schema/rolls";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { TableRoll } from "@/lib/model/roll";
import type { Role } from "@/lib/policy";
import { inserted } from "./rows";

/** How many rolls of a campaign are kept, and how many are shown. */
const KEPT = 500;
const SHOWN = 100;

/** The newest rolls that this member may see: for oneself alone nobody else, not even a dungeon master. */
export const listRolls = async (
  db: Runner,
  campaignId: number,
  { id: userId, role }: { id: number; role: Role },
): Promise<TableRoll[]> =>
  db
    .select({ ...getTableColumns(rolls), username: sql<string>`coalesce(${users.username}, '')` })
    .from(rolls)
    .leftJoin(users, eq(users.id, rolls.userId))
    .where(
      and(
        eq(rolls.campaignId, campaignId),
        or(
          eq(rolls.audience, "table"),
          eq(rolls.userId, userId),
          role === "player" ? undefined : eq(rolls.audience, "dm"),
        ),
      ),
    )
    .orderBy(desc(rolls.id))
    .limit(SHOWN);

/** Whose character it is: the owner's id or null; undefined where the campaign has no such character. */
export const ownerOfCharacter = async (
  db: Runner,
  campaignId: number,
  id: number,
): Promise<number | null | undefined> => {
  const [row] = await db
    .select({ owner: characters.createdBy })
    .from(characters)
    .where(and(eq(characters.id, id), eq(characters.campaignId, campaignId)));
  return row && row.owner;
};

/** Keeps a roll, and of the campaign's the newest only. */
export const createRoll = async (tx: Transaction, roll: typeof rolls.$inferInsert) => {
  const row = inserted(await tx.insert(rolls).values(roll).returning());
  const last = tx
    .select({ id: rolls.id })
    .from(rolls)
    .where(eq(rolls.campaignId, roll.campaignId))
    .orderBy(desc(rolls.id))
    .offset(KEPT);
  await tx.delete(rolls).where(inArray(rolls.id, last));
  return row;
};
