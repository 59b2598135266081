import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { optionalMoment } from "@/db/columns";

/** Counts of the limiter, in the database so that instances share them. Column names are the limiter library's. */
export const attempts = pgTable(
  "attempts",
  { key: text("key").primaryKey(), points: integer("points").notNull(), expire: optionalMoment("expire") },
  (table) => [index("attempts_expire").on(table.expire)],
);
