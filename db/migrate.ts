import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "@/lib/refusal";
import type { Connection, DatabaseSettings } from "./connect";
import { connectDirectly } from "./direct";

// What the loser of two instances that migrate at the same time sees; when it looks again, the work is done.
const lostRace = ["55P03", "23505", "40001", "40P01", "42701", "42710", "42P06", "42P07"];
const attempts = 4;

/** Brings the database that the environment names to the newest schema, through the direct address where there is one. */
export async function migrateDatabase(from: DatabaseSettings): Promise<Connection["kind"]> {
  const connection = await connectDirectly(from);
  try {
    await migrateInTurn(connection);
    return connection.kind;
  } finally {
    await connection.close();
  }
}

async function migrateInTurn({ migrate }: Connection): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate();
    } catch (error) {
      if (attempt === attempts || !lostRace.includes(codeOf(causeOf(error)))) throw error;
      await pause(500 * attempt);
    }
  }
}

/** The driver's own error: queries wrap it. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
