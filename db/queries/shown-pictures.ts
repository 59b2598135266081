import "server-only";
import { getTableName, sql } from "drizzle-orm";
import { z } from "zod";
import { keptTables } from "@/db/backup/tables";
import { storedPictures } from "@/db/schema/stored-pictures";
import type { Runner } from "@/db/transaction";

const answered = z.object({ rows: z.array(z.object({ address: z.string() })) });

/** The addresses of all pictures that some row shows. */
export const listShownPictures = async (db: Runner): Promise<Set<string>> => {
  const showing = keptTables.filter(({ name }) => name !== getTableName(storedPictures));
  const columns = showing.flatMap(({ name, pictures }) =>
    pictures.map(
      (column) =>
        sql`select ${sql.identifier(column)} as address from ${sql.identifier(name)} where ${sql.identifier(column)} is not null`,
    ),
  );
  const { rows } = answered.parse(await db.execute(sql.join(columns, sql` union all `)));
  return new Set(rows.map(({ address }) => address));
};
