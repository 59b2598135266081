import { channel } from "node:diagnostics_channel";
import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Env } from "@/lib/env";
import { folderFailure, Refusal } from "@/lib/refusal";
import { lockDataFolder } from "./data-folder-lock";
import { type Limits, migrateOver, openPool, overPool } from "./postgres-pool";
import type { schema } from "./schema/all";

/** Says the text of every statement, without its values, to whoever listens. */
export const STATEMENTS = "tomekeeper:statement";
const statements = channel(STATEMENTS);
const logger = { logQuery: (text: string) => statements.publish(text) };

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** Replaced by its value when the server is built (next.config.mjs); absent in an operator's command. */
      readonly BUILT_FOR_HOST?: "yes" | "no";
    }
  }
}

/** Relative to the project's folder, from which everything is run. */
const migrations = { migrationsFolder: "db/migrations" };

/** Either database; queries don't know which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Connection = {
  db: Database;
  kind: "postgres" | "embedded";
  /** Whether a statement may keep a name on its connection. */
  namesStatements: boolean;
  /** Brings the schema up to date; the embedded one is when it is opened, since nobody else can be using it. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseSettings = Pick<Env, "dataDir" | "databaseUrl" | "migrateDatabaseUrl" | "hosted">;

/** Together below the five seconds within which a request is answered, if only with 503. */
const requestLimits: Limits = { connection: 2_000, statement: 2_500, answer: 2_800 };

/**
 * Opens the database that the environment names: PostgreSQL, or the embedded one in the data folder.
 * The address isn't tried before the first query, so that the product starts and recovers without its database.
 * @throws Refusal when another process uses the data folder, or when it can't be written
 */
export async function connect(settings: DatabaseSettings, limits = requestLimits): Promise<Connection> {
  if (settings.databaseUrl !== undefined) return connectPostgres(settings.databaseUrl, settings, limits);
  return connectEmbedded(settings.dataDir);
}

function connectPostgres(url: string, settings: DatabaseSettings, limits: Limits): Connection {
  const isPooled = settings.migrateDatabaseUrl !== undefined;
  const pool = openPool({ url, most: settings.hosted ? 3 : 10, pooled: isPooled, limits });
  const db = overPool(pool, logger);
  return {
    db,
    kind: "postgres",
    namesStatements: !isPooled,
    migrate: () => migrateOver(pool, logger, migrations),
    close: () => pool.end(),
  };
}

/** Where the embedded database lies in the data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, "database");

/** A host's functions always have a database server (lib/env.ts), and don't carry PGlite's 20 MB: in their build there is no such import. */
async function loadEmbedded() {
  if (process.env.BUILT_FOR_HOST !== "yes") return import("./embedded");
  throw new Refusal("Set DATABASE_URL: a build for a host has no embedded database.");
}

async function connectEmbedded(dataDir: string): Promise<Connection> {
  const lock = await lockDataFolder(dataDir);
  const folder = embeddedFolder(dataDir);
  try {
    // The files inside are created readable and writable for everybody, whatever the umask.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { openEmbedded } = await loadEmbedded();
    const { db, ...opened } = await openEmbedded(folder, logger);
    const migrate = () => opened.migrate(migrations);
    await migrate();
    const close = () => opened.close().finally(lock.release);
    return { db, kind: "embedded", namesStatements: false, migrate, close };
  } catch (error) {
    lock.release();
    throw isBroken(error) ? damaged(folder) : folderFailure(dataDir, error);
  }
}

/** PGlite's PostgreSQL ends itself where its files can't be used. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  /Aborted\(|failed to initialize|ExitStatus|unreachable/.test(`${error.name} ${error.message}`);

const damaged = (folder: string) =>
  new Refusal(
    `The database in ${folder} is damaged and can't be opened. Move that folder away, keep it, and fill a new one from a backup: npm run restore -- FILE`,
  );
