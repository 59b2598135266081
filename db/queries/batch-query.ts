import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/connect";
import type { JsonList } from "@/db/json-list";
import { prepared } from "@/db/prepared";

type Rows<L> = { [K in keyof L]: L[K] extends JsonList<infer R> ? R[] : never };
const nothing = sql`(select) as nothing`;

/**
 * Several listings in one statement.
 * @param name of the statement, as for `prepared`
 */
export const batchQuery = <const L extends Record<string, JsonList<unknown>>>(name: string, listings: L) => {
  const entries = Object.entries(listings);
  const statement = prepared(name, (db, known) => {
    const columns: Record<string, SQL> = Object.fromEntries(
      entries.map(([key, one]) => [key, sql`${one.json(db)}`]),
    );
    return db.select(columns).from(nothing).prepare(known);
  });
  /** `id` is what they are listed by; a listing may ask for more under names of its own. */
  return async (db: Database, values: { id: number } & Record<string, number>): Promise<Rows<L>> => {
    const [row] = await (await statement(db)).execute(values);
    return Object.fromEntries(entries.map(([key, one]) => [key, one.read(row?.[key])])) as Rows<L>;
  };
};
