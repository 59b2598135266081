import "server-only";
import { lt } from "drizzle-orm";
import { attempts } from "@/db/schema/attempts";
import type { Runner } from "@/db/transaction";

/** Removes the counts whose time has passed; the limiter itself takes them for none. */
export const forgetExpiredAttempts = async (db: Runner): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.expire, new Date()));
};
