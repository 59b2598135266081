// `npm run test:api`: the tests of the API against a PostgreSQL server, in a database that is made for them and dropped.
// The server is the one that TEST_POSTGRES_URL names, else the one on this machine.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { browserTests, tally } from "./tally.mjs";

const server = process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
// `npm run test:instances` gives two: nothing of what is tested may then be kept in a process.
const instances = process.argv.find((argument) => argument.startsWith("--instances="))?.split("=")[1] ?? "1";
const name = `tomekeeper_test_${randomBytes(6).toString("hex")}`;

async function onServer(statement) {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function main() {
  try {
    await onServer(`create database ${name}`);
  } catch (error) {
    const { host } = new URL(server);
    console.error(
      `These tests need a PostgreSQL server, and the one at ${host} can't be used: ${error.code ?? error.message}.`,
    );
    console.log("\n0 passed, 1 failed");
    return 1;
  }
  try {
    const url = Object.assign(new URL(server), { pathname: `/${name}` });
    // By the framework's router, as on a host; `npm test` runs the same tests by the way that `npm start` opens.
    const door = { API_FAST_PATH: instances === "1" ? "off" : "on" };
    return await tally([browserTests("api")], { DATABASE_URL: url.href, E2E_INSTANCES: instances, ...door });
  } finally {
    await onServer(`drop database ${name} with (force)`);
  }
}

process.exit(await main());
