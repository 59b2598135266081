import { and, eq, gt, lte, sql } from "drizzle-orm";
import { passwordResets } from "@/db/schema/password-resets";
import { users } from "@/db/schema/users";
import type { Transaction } from "@/db/transaction";
import { endResets } from "./users";

const LIFETIME = sql`now() + interval '1 hour'`;

/** Lets the account of an address choose a new password for an hour; undefined where no account has it. */
export const createReset = async (tx: Transaction, email: string, tokenHash: string) => {
  const [person] = await tx
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!person) return undefined;
  await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`now()`));
  await tx.insert(passwordResets).values({ userId: person.id, tokenHash, expiresAt: LIFETIME });
  return person;
};

/** Takes a link, sets the password and ends all sessions of the account, which it answers; undefined where the link opens nothing. */
export const resetPassword = async (
  tx: Transaction,
  tokenHash: string,
  passwordHash: string,
): Promise<{ id: number; email: string } | undefined> => {
  const [taken] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
    .returning({ userId: passwordResets.userId });
  if (!taken) return undefined;
  const { userId } = taken;
  await endResets(tx, userId);
  const [person] = await tx
    .update(users)
    .set({ passwordHash, sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email });
  return person;
};
