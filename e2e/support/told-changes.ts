import { asc } from "drizzle-orm";
import { connect } from "@/db/connect";
import { changes } from "@/db/schema/changes";
import type { AppServer } from "./app-server";

export type ToldChange = typeof changes.$inferSelect;

/** Stops the server and reads what its calls told of, in the order in which they did. */
export const toldChanges = async (server: AppServer): Promise<ToldChange[]> => {
  await server.stop();
  const databaseUrl = server.env["DATABASE_URL"] || undefined;
  const settings = { databaseUrl, migrateDatabaseUrl: undefined, hosted: false };
  const { db, close } = await connect({ ...settings, dataDir: server.dataDir });
  try {
    return await db.select().from(changes).orderBy(asc(changes.id));
  } finally {
    await close();
  }
};
