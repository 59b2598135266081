import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import { passwordResets } from "@/db/schema/password-resets";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { deleteCampaignsWith } from "./images";
import { forgetPersonInJournal } from "./journal";
import { forgetOwnRolls } from "./rolls";
import { insertedRow, oneOrMissing } from "./rows";

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  image: users.image,
  eveningLetters: users.eveningLetters,
};

interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
}

/** @throws the unique violation `users_email_unique` where the address, in any case, is taken */
export const createUser = async (tx: Transaction, user: NewUser): Promise<number> =>
  insertedRow(await tx.insert(users).values(user).returning({ id: users.id })).id;

const credentials = { id: users.id, passwordHash: users.passwordHash, sessionVersion: users.sessionVersion };

export const findCredentials = async (db: Runner, email: string) => {
  const [row] = await db
    .select(credentials)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
};

export const findCredentialsOf = async (db: Runner, userId: number) => {
  const [row] = await db.select(credentials).from(users).where(eq(users.id, userId));
  return row;
};

interface AccountPatch {
  username?: string;
  image?: string;
  eveningLetters?: boolean;
}

/** Answers the changed account and the address of the picture that it no longer shows; undefined where it is gone. */
export const changeUser = async (tx: Transaction, userId: number, patch: AccountPatch) => {
  const one = eq(users.id, userId);
  // Without a new picture the old one stays, whichever it is.
  const [before] =
    patch.image === undefined
      ? []
      : await tx.select({ image: users.image }).from(users).where(one).for("update");
  const values = { ...patch, updatedAt: new Date() };
  const [row] = await tx.update(users).set(values).where(one).returning(account);
  return row && { row, orphans: before && before.image !== row.image ? [before.image] : [] };
};

/**
 * Ends the links by which a new password could be chosen: an intruder who read the account's mail can't use them. Before the account's
 * own row is written, as taking such a link does, or the two could wait for each other.
 */
export const endResets = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
};

/**
 * Compare and set: replaces the hash if it still is the one that was checked, and revokes every token and link; undefined if it lost
 * the race.
 */
export const changePasswordHash = async (tx: Transaction, userId: number, from: string, to: string) => {
  await endResets(tx, userId);
  const [row] = await tx
    .update(users)
    .set({ passwordHash: to, sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
    .returning({ sessionVersion: users.sessionVersion });
  return row?.sessionVersion;
};

/** Revokes every token of the account, and the links by which a new password could be chosen. */
export const revokeSessions = async (tx: Transaction, userId: number): Promise<void> => {
  await endResets(tx, userId);
  await tx
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId));
};

/** Deletes the account with the campaigns it created; answers the addresses of all pictures that go with them. */
export const deleteUser = async (tx: Transaction, userId: number): Promise<(string | null)[]> => {
  // A row lock against a race condition: a campaign created concurrently would be left without a creator.
  oneOrMissing(await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update"));
  const created = await tx
    .select({ id: members.campaignId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, "creator")));
  const images = await deleteCampaignsWith(
    tx,
    created.map(({ id }) => id),
  );
  await forgetPersonInJournal(tx, userId);
  await forgetOwnRolls(tx, userId);
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ image: users.image });
  return [...images, user?.image ?? null];
};
