import { writeFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { connect } from "@/db/connect";
import { migrateDatabase } from "@/db/migrate";
import { users } from "@/db/schema/users";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/server/auth/password";
import { OPERATOR } from "./operator";
import { READY_EACH, READY_NAMES, type ReadyAccount, readyFile } from "./ready-accounts";

/** Migrates the database of the tests and adds the one account that no call can make: a super_admin. */
await migrateDatabase(env());
const { db, close } = await connect(env());
const { username, email, password } = OPERATOR;
const passwordHash = await hashPassword(password);
await db.insert(users).values({ username, email, passwordHash, role: "super_admin" }).onConflictDoNothing();

/** Inserts the accounts of the fixtures, all with one password hash: hashing one for each would cost more processor time than most tests. */
const addReadyAccounts = async (file: string): Promise<void> => {
  const ready: Record<string, ReadyAccount[]> = {};
  for (const name of READY_NAMES) {
    const known = eq(users.username, name);
    // Those of an earlier run on the same database may have been used.
    if ((await db.$count(users, known)) > 0) continue;
    await db.execute(sql`
      insert into ${users} (username, email, password_hash)
      select ${name}, ${name.toLowerCase()} || '.' || n || '@tomekeeper.example', ${passwordHash}
      from generate_series(1, ${READY_EACH}) as n`);
    ready[name] = await db.select({ id: users.id, email: users.email }).from(users).where(known);
  }
  writeFileSync(file, JSON.stringify(ready));
};
const file = process.env["E2E_READY_ACCOUNTS"] === "yes" ? readyFile() : undefined;
if (file) await addReadyAccounts(file);
await close();
