import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "@/db/connect";
import type { Runner } from "@/db/transaction";
import { type KeptTable, keptTables } from "./tables";

/** Rows that are read at once. */
const PAGE = 500;

const rowsOf = <T>(row: z.ZodType<T>, result: unknown): T[] =>
  z.object({ rows: z.array(row) }).parse(result).rows;

/**
 * Writes everything that the database holds at one moment, as lines of JSON: for each table `["users", 64]`, its name and the
 * last id that it gave (null where it gave none), followed by its rows as objects; at the end `[]`.
 */
export async function writeSnapshot(db: Database, write: (text: string) => Promise<void>): Promise<void> {
  await db.transaction(
    async (tx) => {
      for (const table of keptTables) {
        await write(`${JSON.stringify([table.name, await lastId(tx, table)])}\n`);
        await writeRows(tx, table, write);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await write("[]\n");
}

async function lastId(tx: Runner, { name, numbered }: KeptTable): Promise<number | null> {
  if (numbered === undefined) return null;
  const result = await tx.execute(
    sql`select pg_sequence_last_value(pg_get_serial_sequence(${name}, ${numbered})::regclass)::int as last`,
  );
  return rowsOf(z.object({ last: z.number().nullable() }), result)[0]?.last ?? null;
}

/** By a cursor, so that a large table is never held whole. */
async function writeRows(tx: Runner, { name }: KeptTable, write: (text: string) => Promise<void>) {
  await tx.execute(
    sql`declare kept_rows no scroll cursor for select row_to_json(kept)::text as line from ${sql.identifier(name)} kept`,
  );
  for (;;) {
    const result = await tx.execute(sql`fetch ${sql.raw(String(PAGE))} from kept_rows`);
    const lines = rowsOf(z.object({ line: z.string() }), result).map(({ line }) => `${line}\n`);
    if (lines.length === 0) break;
    await write(lines.join(""));
  }
  await tx.execute(sql`close kept_rows`);
}
