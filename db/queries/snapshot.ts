import "server-only";
import { sql } from "drizzle-orm";

/** What the database can see now, as text, for asking later what has become visible since. */
export const CURRENT_SNAPSHOT = sql<string>`pg_current_snapshot()::text`;
