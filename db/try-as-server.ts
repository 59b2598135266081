import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { Refusal } from "@/lib/refusal";
import { connect, type Database, type DatabaseSettings } from "./connect";
import { connectDirectly } from "./direct";
import { attempts } from "./schema/attempts";
import { sqlState } from "./transaction";

/** How poolers refuse the limit of time that the server sets when it opens a connection. */
const REFUSED_PARAMETER = "08P01";
const NO_TABLES = "42P01";
const MINUTE_MS = 60_000;

const needsDirectAddress = () =>
  new Refusal(
    "DATABASE_URL is the address of a connection pooler (08P01): set MIGRATE_DATABASE_URL to the direct address of the same database, so that the server leaves out what poolers refuse.",
  );
const differ = () =>
  new Refusal(
    "DATABASE_URL and MIGRATE_DATABASE_URL name different databases: set both to the same one, the first through its connection pooler and the second directly.",
  );

/** Whether a row that is written to one is seen in the other. A name or an address says nothing: a pooler has its own. */
const areSame = async (one: Database, other: Database): Promise<boolean> => {
  const key = `start ${randomUUID()}`;
  const isIt = eq(attempts.key, key);
  await one.insert(attempts).values({ key, points: 0, expire: new Date(Date.now() + MINUTE_MS) });
  try {
    return (await other.select().from(attempts).where(isIt)).length > 0;
  } catch (error) {
    if (sqlState(error) === NO_TABLES) return false;
    throw error;
  } finally {
    await one.delete(attempts).where(isIt);
  }
};

/**
 * Tries one connection as the server will make it, on a database that is migrated. Migrations connect otherwise, so that they succeed where
 * each call of the server would fail.
 * @throws Refusal where a pooler needs a direct address beside it, or where the two addresses name two databases
 */
export const tryAsServer = async (settings: DatabaseSettings): Promise<void> => {
  const served = await connect(settings);
  const direct = settings.migrateDatabaseUrl === undefined ? undefined : await connectDirectly(settings);
  try {
    await served.db.execute(sql`select 1`);
    if (direct && !(await areSame(direct.db, served.db))) throw differ();
  } catch (error) {
    throw !direct && sqlState(error) === REFUSED_PARAMETER ? needsDirectAddress() : error;
  } finally {
    await Promise.all([served.close(), direct?.close()]);
  }
};
