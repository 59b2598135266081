import { connect } from "@/db/connect";
import { migrateDatabase } from "@/db/migrate";
import { users } from "@/db/schema/users";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/server/auth/password";
import { OPERATOR } from "./operator";

/** Migrates the database of the tests and adds the one account that no call can make: a super_admin. */
await migrateDatabase(env());
const { db, close } = await connect(env());
const { username, email, password } = OPERATOR;
await db
  .insert(users)
  .values({ username, email, passwordHash: await hashPassword(password), role: "super_admin" })
  .onConflictDoNothing();
await close();
