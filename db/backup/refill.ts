import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "@/db/connect";
import type { Runner } from "@/db/transaction";
import { Refusal } from "@/lib/refusal";
import { type KeptTable, keptTables, LEFT_OUT } from "./tables";

/** Rows that are written at once. */
const BATCH = 200;

const headShape = z.union([z.tuple([]), z.tuple([z.string(), z.number().nullable()])]);
const rowShape = z.record(z.string(), z.unknown());
type Row = z.infer<typeof rowShape>;

const newer = () => new Refusal("This backup was made by a newer Tomekeeper: update this one first.");

/** Counts of what was tried too often: the first failed log-in to a new copy leaves one, and a backup's take their place. */
const COUNTS = "attempts";

/** @throws Refusal when a table has rows: a backup never replaces anything. */
export async function refuseUnlessEmpty(db: Runner): Promise<void> {
  for (const { name } of keptTables) {
    if (name === COUNTS) continue;
    const result = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (z.object({ rows: z.array(z.unknown()) }).parse(result).rows.length > 0)
      throw new Refusal(
        `The database isn't empty (table ${name}): a backup is restored into an empty one only, and overwrites nothing.`,
      );
  }
}

/**
 * Writes the lines of a snapshot into an empty database, all of them or none; `addressOf` tells where a picture is now.
 * Everybody has to log in again: a token that was revoked after the backup was made must not come back to life with it.
 */
export async function refill(
  db: Database,
  lines: AsyncIterable<string>,
  addressOf: (address: string) => string,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await refuseUnlessEmpty(tx);
      await tx.execute(sql`delete from ${sql.identifier(COUNTS)}`);
      let table: KeptTable | undefined;
      let batch: Row[] = [];
      let whole = false;
      const flush = async () => {
        if (table && batch.length > 0) await insert(tx, table, batch);
        batch = [];
      };
      for await (const line of withoutLeftOut(lines)) {
        if (!line.startsWith("[")) {
          if (!table) throw newer();
          batch.push(renewed(table, rowShape.parse(JSON.parse(line)), addressOf));
          if (batch.length === BATCH) await flush();
          continue;
        }
        await flush();
        const [name, last] = headShape.parse(JSON.parse(line));
        whole = name === undefined;
        table = keptTables.find((one) => one.name === name);
        if (!whole && !table) throw newer();
        if (table && typeof last === "number") await countOn(tx, table, last);
      }
      if (!whole) throw new Refusal("This backup isn't whole: its last rows are missing.");
    },
    { isolationLevel: "serializable" },
  );
}

/** Skips the table that backups no longer hold, with its rows. */
async function* withoutLeftOut(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let isLeftOut = false;
  for await (const line of lines) {
    if (line.startsWith("[")) isLeftOut = headShape.parse(JSON.parse(line))[0] === LEFT_OUT;
    if (!isLeftOut) yield line;
  }
}

function renewed(table: KeptTable, row: Row, addressOf: (address: string) => string): Row {
  if (Object.keys(row).some((name) => !table.columns.includes(name))) throw newer();
  const changed: Row = { ...row, ...sessionOf(row["session_version"]) };
  for (const name of table.pictures) {
    const address = changed[name];
    if (typeof address === "string") changed[name] = addressOf(address);
  }
  return changed;
}

/** Minutes since 1970 are above every version that was given before. */
const sessionOf = (version: unknown) =>
  typeof version === "number" && {
    session_version: Math.max(version + 1, Math.floor(Date.now() / 60_000)),
  };

/** Columns that an older backup doesn't know get their defaults. */
async function insert(tx: Runner, table: KeptTable, rows: Row[]): Promise<void> {
  const known = table.columns.filter((name) => rows[0] && name in rows[0]);
  const names = list(known.map((name) => sql.identifier(name)));
  const target = sql.identifier(table.name);
  await tx.execute(
    sql`insert into ${target} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

const list = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

/** New rows get ids that no row ever had, deleted ones included. */
async function countOn(tx: Runner, { name, numbered }: KeptTable, last: number): Promise<void> {
  if (numbered === undefined) return;
  await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${numbered}), ${last})`);
}
