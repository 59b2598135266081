import "server-only";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { additions } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { Addition } from "@/lib/model/evening";
import { Failure } from "@/lib/model/failure";
import type { RollAudience } from "@/lib/model/roll";
import { lockEvening } from "./evenings";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";

const { author: _, campaignId: __, ...columns } = getTableColumns(additions);

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

/** @throws Failure "conflict" where the chapter isn't signed */
export const createAddition = async (
  tx: Transaction,
  eveningId: number,
  { userId, text, audience = "table", characterId = null }: AdditionFields & { userId: number; text: string },
): Promise<Addition> => {
  const { campaignId, signedAt } = await lockEvening(tx, eveningId);
  if (!signedAt) throw new Failure("conflict", "Only a signed chapter can be added to");
  await enforceQuota(tx, "additions", campaignId);
  const row = { campaignId, eveningId, userId, text, audience, characterId };
  const { id } = insertedRow(await tx.insert(additions).values(row).returning({ id: additions.id }));
  return findAddition(tx, id);
};

export const changeAddition = async (
  tx: Transaction,
  id: number,
  change: AdditionFields,
): Promise<Addition> => {
  if (Object.keys(change).length > 0) await tx.update(additions).set(change).where(eq(additions.id, id));
  return findAddition(tx, id);
};

export const deleteAddition = async (tx: Transaction, id: number) =>
  oneOrMissing(await tx.delete(additions).where(eq(additions.id, id)).returning(columns));
