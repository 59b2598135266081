import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/connect";
import { type JsonList, PART } from "@/db/json-list";
import { prepared } from "@/db/prepared";
import { LIMIT } from "@/lib/constants";

/** What a page reads of each list: all of it, or nothing where that would be too much. */
type Lists<L> = { [K in keyof L]: L[K] extends JsonList<infer R> ? R[] | undefined : never };
const nothing = sql`(select) as nothing`;
/** One row more than a page takes tells that there are more. */
const part = { limit: LIMIT.list + 1, offset: 0 };

/** All of a list that a page may bring; undefined where it is longer: then the browser asks for it in parts. */
const wholeOf = (rows: readonly unknown[]) =>
  rows.length > LIMIT.list || rows.includes(null) ? undefined : rows;

/**
 * Several listings in one statement, for a page. What one asks for is bounded in rows and bytes, as in an answer of the API: the rest
 * stays in the database.
 * @param name of the statement, as for `prepared`
 */
export const batchQuery = <const L extends Record<string, JsonList<unknown>>>(name: string, listings: L) => {
  const entries = Object.entries(listings);
  const statement = prepared(name, (db, known) => {
    const columns: Record<string, SQL> = Object.fromEntries(
      entries.map(([key, one]) => [key, sql`${one.json(db, PART, LIMIT.pageBytes)}`]),
    );
    return db.select(columns).from(nothing).prepare(known);
  });
  /** `id` is what they are listed by; a listing may ask for more under names of its own. */
  return async (db: Database, values: { id: number } & Record<string, number>): Promise<Lists<L>> => {
    const [row] = await (await statement(db)).execute({ ...values, ...part });
    return Object.fromEntries(entries.map(([key, one]) => [key, wholeOf(one.read(row?.[key]))])) as Lists<L>;
  };
};
