import { existsSync } from "node:fs";
import { Refusal } from "@/lib/refusal";
import { type DatabaseSettings, embeddedFolder } from "./connect";

/**
 * Refuses a data folder without a database to a command that works on what is there. To open an embedded database makes one, and what was
 * asked about the wrong folder would be answered by an empty database.
 */
export const refuseMissingDatabase = ({ databaseUrl, dataDir }: DatabaseSettings): void => {
  if (databaseUrl === undefined && !existsSync(embeddedFolder(dataDir)))
    throw new Refusal(
      `The data folder ${dataDir} holds no database: set DATA_DIR to the folder, or DATABASE_URL to the database, that the server uses.`,
    );
};
