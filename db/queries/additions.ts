import "server-only";
import { and, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import { additions } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { Addition } from "@/lib/model/evening";
import { Failure } from "@/lib/model/failure";
import type { RollAudience } from "@/lib/model/roll";
import { lockEvening } from "./evenings";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";
import { isToSigned } from "./visibility";

const { author: _, campaignId: __, ...columns } = getTableColumns(additions);
/** With what says where it counts, and whom it reaches. */
const reached = { ...columns, campaignId: additions.campaignId, isToSigned };

/** @throws Failure "missing" */
export const findAddition = async (db: Runner, id: number): Promise<Addition> =>
  oneOrMissing(
    await db
      .select({ ...columns, username: sql<string>`coalesce(${users.username}, ${additions.author}, '')` })
      .from(additions)
      .leftJoin(users, eq(users.id, additions.userId))
      .where(eq(additions.id, id)),
  );

interface AdditionFields {
  text?: string;
  audience?: RollAudience;
  characterId?: number | null;
}

type Counted = Pick<typeof additions.$inferSelect, "audience" | "campaignId" | "userId">;

/**
 * One for oneself alone counts for its writer, the others for the book: a player's secret ones would else take the table's room, where
 * nobody could delete them.
 * @throws Failure "conflict"
 */
const enforceQuotaOf = (tx: Transaction, { audience, campaignId, userId }: Counted): Promise<void> =>
  audience === "me" && userId !== null
    ? enforceQuota(tx, "ownAdditions", campaignId, 1, eq(additions.userId, userId))
    : enforceQuota(tx, "additions", campaignId);

/** @throws Failure "conflict" where the chapter isn't signed, or there is no room */
export const createAddition = async (
  tx: Transaction,
  eveningId: number,
  { userId, text, audience = "table", characterId = null }: AdditionFields & { userId: number; text: string },
): Promise<Addition> => {
  const { campaignId, signedAt } = await lockEvening(tx, eveningId);
  if (!signedAt) throw new Failure("conflict", "Only a signed chapter can be added to");
  const row = { campaignId, eveningId, userId, text, audience, characterId };
  await enforceQuotaOf(tx, row);
  const { id } = insertedRow(await tx.insert(additions).values(row).returning({ id: additions.id }));
  return findAddition(tx, id);
};

/** Asked again where it is written, against a race with its author, who keeps it for themselves from now on. */
const isOpenTo = (id: number, userId: number) =>
  and(eq(additions.id, id), or(ne(additions.audience, "me"), eq(additions.userId, userId)));

/** Kept from changing until the transaction ends. @throws Failure "missing", also where it is somebody else's alone */
export const lockAddition = async (tx: Transaction, id: number, userId: number) =>
  oneOrMissing(await tx.select(reached).from(additions).where(isOpenTo(id, userId)).for("update"));

/** @param before as it is locked. @throws Failure "conflict" where it comes to count elsewhere, and there is no room */
export const changeAddition = async (
  tx: Transaction,
  before: Counted & { id: number },
  change: AdditionFields,
): Promise<Addition> => {
  const { id, audience } = before;
  const after = { ...before, audience: change.audience ?? audience };
  if ((after.audience === "me") !== (audience === "me")) await enforceQuotaOf(tx, after);
  if (Object.keys(change).length > 0) await tx.update(additions).set(change).where(eq(additions.id, id));
  return findAddition(tx, id);
};

/** @throws Failure "missing", also where it is somebody else's alone */
export const deleteAddition = async (tx: Transaction, id: number, userId: number) =>
  oneOrMissing(await tx.delete(additions).where(isOpenTo(id, userId)).returning(reached));
