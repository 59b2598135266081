import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "@/db/connect";
import { schema } from "@/db/schema/all";

/** The files of an empty database of the newest schema. */
const makeFiles = async () => {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: "db/migrations" });
  const files = await client.dumpDataDir("none");
  await client.close();
  return files;
};
/** Made once: the first start of a database and its migrations take seconds, a copy of their files does not. */
let files: ReturnType<typeof makeFiles> | undefined;

/** An empty database of the newest schema, in memory: for tests of queries. */
export const memoryDatabase = async (): Promise<{ db: Database; close: () => Promise<void> }> => {
  const client = await PGlite.create({ loadDataDir: await (files ??= makeFiles()) });
  return { db: drizzle(client, { schema }), close: () => client.close() };
};
