import pg from "pg";

/** The PostgreSQL server that TEST_POSTGRES_URL names, else the one on this machine. */
export const SERVER = process.env["TEST_POSTGRES_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Runs one statement on a PostgreSQL server. */
export async function onServer(statement: string, server = SERVER): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of its own on a PostgreSQL server: its address, and how to drop it. */
export async function createDatabase(server = SERVER): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `tomekeeper_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name}`, server);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: async () => void (await onServer(`drop database ${name} with (force)`, server)),
  };
}
