import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { schema } from "@/db/schema/all";

/** What a backup has to know of a table; names are the database's. */
export type KeptTable = {
  name: string;
  columns: string[];
  /** The columns that hold addresses of pictures. */
  pictures: string[];
  /** The column that the database numbers by itself. */
  numbered: string | undefined;
};

/**
 * What lives for hours and means nothing elsewhere: transactions are numbered by the server that runs them, and a link to a new password that
 * was used after the backup must not come back to life with it.
 */
const { changes: _, presence: __, idempotencyKeys: ___, passwordResets, ...lasting } = schema;

/** Backups that were made by earlier releases hold it. */
export const LEFT_OUT = getTableName(passwordResets);

/** Every table that a backup holds, each after those that it points to. */
export const keptTables: readonly KeptTable[] = inOrder(Object.values(lasting)).map((table) => {
  const columns = Object.values(getTableColumns(table));
  const names = columns.map(({ name }) => name);
  return {
    name: getTableName(table),
    columns: names,
    pictures: names.filter((name) => /(^|_)image$/.test(name)),
    numbered: columns.find(({ generatedIdentity }) => generatedIdentity !== undefined)?.name,
  };
});

function inOrder(tables: readonly PgTable[]): PgTable[] {
  const done = new Set<PgTable>();
  const add = (table: PgTable) => {
    if (done.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) add(reference().foreignTable);
    done.add(table);
  };
  for (const table of tables) add(table);
  return [...done];
}
