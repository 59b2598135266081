import "server-only";
import { env } from "@/lib/env";
import { type Connection, connect, type Database } from "./connect";

// A singleton on globalThis: the framework bundles this module more than once and the embedded database must be opened once.
const shared = globalThis as typeof globalThis & { tomekeeperConnection?: Promise<Connection> | undefined };

/** The connection, opened at the first call. An attempt that failed is made again at the next call. */
export function openConnection(): Promise<Connection> {
  shared.tomekeeperConnection ??= connect(env()).catch((error: unknown) => {
    shared.tomekeeperConnection = undefined;
    throw error;
  });
  return shared.tomekeeperConnection;
}

export const database = async (): Promise<Database> => (await openConnection()).db;

/** Closes the database, if it is open, so that everything is on disk and the data folder is free. */
export async function closeDatabase(): Promise<void> {
  const open = shared.tomekeeperConnection;
  shared.tomekeeperConnection = undefined;
  await (await open)?.close();
}
