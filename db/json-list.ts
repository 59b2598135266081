import { type GetColumnData, is, type Placeholder, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, PgColumn } from "drizzle-orm/pg-core";
import { LIMIT } from "@/lib/constants";
import type { Database } from "./connect";

type Field = AnyPgColumn | SQL;
interface Fields {
  readonly [name: string]: Field | Fields;
}
type Named<F> = {
  [K in keyof F]: F[K] extends AnyPgColumn
    ? SQL.Aliased<GetColumnData<F[K]>>
    : F[K] extends SQL<infer T>
      ? SQL.Aliased<T>
      : Named<F[K]>;
};

/** The fields that `named` made of columns of dates: what of a row in JSON is to be a date again. */
const dates = new WeakSet<object>();

const aliased = (field: Field, name: string) => {
  if (!is(field, PgColumn)) return (field as SQL).as(name);
  const alias = sql`${field}`.mapWith(field).as(name);
  if (field.dataType === "date") dates.add(alias);
  return alias;
};
const isField = (entry: Field | Fields): entry is Field => is(entry, PgColumn) || is(entry, SQL);

/** Fields under the model's names in SQL too, a group's as `group.name`, so that the rows of a listing bring them along. */
export const named = <F extends Fields>(fields: F, prefix = ""): Named<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, entry]) => [
      name,
      isField(entry) ? aliased(entry, prefix + name) : named(entry, `${prefix}${name}.`),
    ]),
  ) as Named<F>;

/** Keeps the rows of a listing to one campaign, whose id the statement is given as `campaign`. */
export const CAMPAIGN = sql.placeholder("campaign");

/** Whether a listing is read through a player's eyes, as its statement is given it: then it leaves out what is for the player alone. */
export const MIRRORED = sql.placeholder("mirrored");

/** A part of a long list: from its `offset`th row on, at most `limit`. */
export interface PageRequest {
  limit: number;
  offset: number;
}

export const WHOLE: PageRequest = { limit: LIMIT.list, offset: 0 };

/** What a statement that lists a part is given it as. */
export const PART = { limit: sql.placeholder("limit"), offset: sql.placeholder("offset") };

/** Rows that another statement answers as one of its columns: all, or the part that it is given as `PART`. */
export interface JsonList<R> {
  readonly name: string;
  readonly json: (db: Database, part?: typeof PART, bytes?: number) => SQL;
  /** The rows in that column; null stands for the first one that would be too much with those before it. */
  readonly read: (json: unknown) => (R | null)[];
}

/**
 * The rows of a list in JSON, one after another until they have as many bytes as a part may have; the first always, and null for the next
 * one. The rest stay in the database: a thousand long texts are twenty megabytes.
 */
const inBytes = (rows: SQL, most: SQL): SQL => sql`(
  select coalesce(json_agg(case when bytes <= ${most} or bytes = own then listed end), '[]'::json)
  from (
    select listed, octet_length(listed::text) own, sum(octet_length(listed::text)) over (rows unbounded preceding) bytes,
      row_number() over () place
    from (select row_to_json(part) listed from ${rows} part) written
  ) counted
  where bytes - own <= ${most} or place = 2
)`;

type Json = Record<string, unknown>;

interface ListedColumn {
  readonly key: string;
  readonly name: string;
  readonly group?: string;
  readonly isDate: boolean;
}
/** Where each value of a flat row belongs, and which are dates, by the fields that the statement selects. */
const columnsOf = (fields: Record<string, unknown>, group?: string): ListedColumn[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!is(field, SQL.Aliased)) return columnsOf(field as Record<string, unknown>, name);
    return [{ key: field.fieldAlias, name, ...(group && { group }), isDate: dates.has(field) }];
  });

/** JSON has no dates, and no groups in a flat row. */
const revived = (flat: Json, columns: readonly ListedColumn[]): Json => {
  const row: Json = {};
  for (const { key, name, group, isDate } of columns) {
    const stored = flat[key];
    const value = isDate && stored !== null ? new Date(stored as string) : stored;
    if (group !== undefined) ((row[group] ??= {}) as Json)[name] = value;
    else row[name] = value;
  }
  return row;
};

/** A select whose rows are listed. */
type Select<Row> = SQLWrapper & PromiseLike<Row[]> & { readonly _: { readonly selectedFields: object } };

/**
 * What a statement lists, for being asked inside the one that says who calls: one round trip to the database, and rows that
 * arrive as one JSON value instead of a value a column.
 * @param select its fields must be `named`; the placeholder is the id that the rows are listed by
 */
export const jsonList = <Row, R = Row>(
  name: string,
  select: (db: Database, id: Placeholder) => Select<Row>,
  map: (row: Row) => R = (row) => row as unknown as R,
): JsonList<R> => {
  // Known once the statement is prepared, which is before any row is read.
  let columns: readonly ListedColumn[] = [];
  return {
    name,
    json: (db, part, bytes = LIMIT.listBytes) => {
      const query = select(db, sql.placeholder("id"));
      columns = columnsOf(query._.selectedFields as Record<string, unknown>);
      const whole = sql`${query}`;
      return part
        ? inBytes(
            sql`(select * from ${whole} whole limit ${part.limit} offset ${part.offset})`,
            sql.raw(String(bytes)),
          )
        : sql`(select coalesce(json_agg(listed), '[]'::json) from ${whole} listed)`;
    },
    read: (json) => (json as (Json | null)[]).map((row) => row && map(revived(row, columns) as Row)),
  };
};
