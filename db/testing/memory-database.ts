import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "@/db/connect";
import { schema } from "@/db/schema/all";

/** An empty database of the newest schema, in memory: for tests of queries. */
export const memoryDatabase = async (): Promise<{ db: Database; close: () => Promise<void> }> => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: "db/migrations" });
  return { db, close: () => client.close() };
};
