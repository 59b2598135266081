import "server-only";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";

/** Answers when the database does. */
export const pingDatabase = async (): Promise<void> => {
  const db = await database();
  await db.execute(sql`select 1`);
};
