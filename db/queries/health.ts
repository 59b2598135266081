import "server-only";
import { sql } from "drizzle-orm";
import { embeddedWait } from "@/db/embedded-wait";
import type { Runner } from "@/db/transaction";

/** Longer than that is no sign of life but a long transaction, which others wait for. */
const AT_WORK_MS = 50;

/** Answers when the database does; the embedded one, which takes one after another, also while it is at work. */
export const pingDatabase = async (db: Runner): Promise<void> => {
  if (embeddedWait() > AT_WORK_MS) return;
  await db.execute(sql`select 1`);
};
