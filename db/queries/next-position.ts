import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { LARGEST_POSITION } from "@/lib/rules/largest-position";
import { POSITION_STEP } from "@/lib/rules/positions";

/** The position one step behind the last of the rows, at most the largest that a browser reads. */
export const nextPosition = (column: PgColumn): SQL =>
  sql`least(coalesce(max(${column}), 0) + ${POSITION_STEP}, ${LARGEST_POSITION})`;
