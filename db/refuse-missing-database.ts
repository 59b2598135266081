import { existsSync } from "node:fs";
import { Refusal } from "@/lib/refusal";
import { type DatabaseSettings, embeddedFolder } from "./connect";

/**
 * Throws where the data folder holds no embedded database, before an operator's command opens it. Opening would create an empty one, so that
 * a wrong `DATA_DIR` would go unnoticed.
 * @throws Refusal
 */
export const refuseMissingDatabase = ({ databaseUrl, dataDir }: DatabaseSettings): void => {
  if (databaseUrl === undefined && !existsSync(embeddedFolder(dataDir)))
    throw new Refusal(
      `The data folder ${dataDir} holds no database: set DATA_DIR to the folder, or DATABASE_URL to the database, that the server uses.`,
    );
};
