import { type Connection, connect, type DatabaseSettings } from "./connect";

/** A connection without limits of time and past the pooler, for migrations, backups and previews. */
export const connectDirectly = async (from: DatabaseSettings): Promise<Connection> =>
  connect(
    { ...from, databaseUrl: from.migrateDatabaseUrl ?? from.databaseUrl, migrateDatabaseUrl: undefined },
    { connection: 5_000, statement: 0, answer: 0 },
  );
