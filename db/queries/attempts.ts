import "server-only";
import { lt } from "drizzle-orm";
import { database } from "@/db/client";
import { attempts } from "@/db/schema/attempts";

/** Removes the counts whose time has passed; the limiter itself takes them for none. */
export const forgetExpiredAttempts = async (): Promise<void> => {
  const db = await database();
  await db.delete(attempts).where(lt(attempts.expire, new Date()));
};
