import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm";
import type { MigrationConfig } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { keepLeadingMarks } from "./embedded-text";
import { quietVacuum } from "./embedded-vacuum";
import { watchWaiting } from "./embedded-wait";
import { schema } from "./schema/all";

/**
 * Opens PGlite, which is PostgreSQL within this process, on a folder. No other module imports it, and this one is imported when a
 * database is opened.
 */
export async function openEmbedded(folder: string, logger: Logger) {
  const client = await PGlite.create(folder);
  keepLeadingMarks(client);
  const vacuum = quietVacuum(client, watchWaiting(client));
  const db = drizzle(client, { schema, logger });
  return {
    db,
    migrate: (config: MigrationConfig) => migrate(db, config),
    close: async () => {
      await vacuum.stop();
      await client.close();
    },
  };
}
