import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { keptTables } from "@/db/backup/tables";
import type { Runner } from "@/db/transaction";

const answered = z.object({ rows: z.array(z.object({ address: z.string() })) });

/** The addresses of all pictures that some row shows. */
export const listShownPictures = async (db: Runner): Promise<Set<string>> => {
  const columns = keptTables.flatMap(({ name, pictures }) =>
    pictures.map(
      (column) =>
        sql`select ${sql.identifier(column)} as address from ${sql.identifier(name)} where ${sql.identifier(column)} is not null`,
    ),
  );
  const { rows } = answered.parse(await db.execute(sql.join(columns, sql` union all `)));
  return new Set(rows.map(({ address }) => address));
};
