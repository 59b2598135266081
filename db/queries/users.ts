import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { type Runner, transaction } from "@/db/transaction";
import type { Account } from "@/lib/model/account";
import { deleteCampaignsWith } from "./images";

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  image: users.image,
};

interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
}

/** @throws the unique violation `users_email_unique` where the address, in any case, is taken */
export const createUser = async (user: NewUser): Promise<number> => {
  const db = await database();
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
};

const credentials = { id: users.id, passwordHash: users.passwordHash, sessionVersion: users.sessionVersion };

export const findCredentials = async (email: string) => {
  const db = await database();
  const [row] = await db
    .select(credentials)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
};

export const findCredentialsOf = async (userId: number) => {
  const db = await database();
  const [row] = await db.select(credentials).from(users).where(eq(users.id, userId));
  return row;
};

interface AccountPatch {
  username?: string;
  image?: string;
}

/** Answers the changed account and the address of the picture that it no longer shows. */
export const changeUser = async (userId: number, patch: AccountPatch) => {
  const db = await database();
  const one = eq(users.id, userId);
  const write = async (runner: Runner): Promise<Account | undefined> => {
    const values = { ...patch, updatedAt: new Date() };
    const [row] = await runner.update(users).set(values).where(one).returning(account);
    return row;
  };
  // Without a new picture the old one stays, whichever it is.
  if (patch.image === undefined) {
    const after = await write(db);
    return after && { account: after, orphans: [] };
  }
  return transaction(db, async (tx) => {
    const [before] = await tx.select({ image: users.image }).from(users).where(one).for("update");
    const after = await write(tx);
    if (!before || !after) return undefined;
    return { account: after, orphans: before.image === after.image ? [] : [before.image] };
  });
};

/** Replaces the hash if it still is the one that was checked, and revokes every token; undefined if it changed meanwhile. */
export const changePasswordHash = async (userId: number, from: string, to: string) => {
  const db = await database();
  const [row] = await db
    .update(users)
    .set({ passwordHash: to, sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
    .returning({ sessionVersion: users.sessionVersion });
  return row?.sessionVersion;
};

export const revokeSessions = async (userId: number): Promise<void> => {
  const db = await database();
  await db
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId));
};

/** Deletes the account with the campaigns it created; answers the addresses of all pictures that go with them. */
export const deleteUser = async (userId: number): Promise<(string | null)[]> => {
  const db = await database();
  return transaction(db, async (tx) => {
    // Locked, so that nobody creates a campaign in this name meanwhile and leaves it without a creator.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const created = await tx
      .select({ id: members.campaignId })
      .from(members)
      .where(and(eq(members.userId, userId), eq(members.role, "creator")));
    const images = await deleteCampaignsWith(
      tx,
      created.map(({ id }) => id),
    );
    const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ image: users.image });
    return [...images, user?.image ?? null];
  });
};
