// Serves the production build for the tests as `npm start` does: on DATABASE_URL where it is set, else on an embedded
// database, in a folder of its own that is removed in the end.
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ended, start } from "../../scripts/run.mjs";
import { freePort, serveInTurn } from "./round-robin.mjs";
import { SESSION_SECRET } from "./session-secret.mjs";
import { UNSET } from "./unset.mjs";

const port = process.env.E2E_PORT ?? "3210";
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "tomekeeper-test-"));
const env = {
  ...UNSET,
  DATABASE_URL: process.env.DATABASE_URL ?? "",
  PORT: port,
  HOST: "localhost",
  DATA_DIR: dataDir,
  NEXTAUTH_SECRET: SESSION_SECRET,
  NEXTAUTH_URL: process.env.NEXTAUTH_URL ?? `http://localhost:${port}`,
  RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? "1000",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "info",
};
/** The server's lines go into a file, out of which a failed test prints its own. */
const log = process.env.E2E_LOG ? openSync(process.env.E2E_LOG, "a") : "ignore";
const stdio = ["ignore", log, "inherit"];

/** With more than one, each on a port of its own, requests are handed to them in turn: nothing may be kept in a process. */
const instances = Number(process.env.E2E_INSTANCES ?? 1);

async function serveSeveral() {
  const ports = [];
  for (let count = 0; count < instances; count += 1) ports.push(await freePort());
  const children = ports.map((own) =>
    start("node", ["scripts/start.mjs"], {
      env: { ...env, PORT: String(own), NEXTAUTH_URL: env.NEXTAUTH_URL },
      stdio,
    }),
  );
  const ends = Promise.all(children.map(ended));
  await serveInTurn(Number(port), ports);
  return Math.max(...(await ends));
}

const prepare = ["--conditions=react-server", "--import", "tsx", "e2e/support/prepare.ts"];
let exitCode = await ended(start("node", prepare, { env: { ...env, E2E_READY_ACCOUNTS: "yes" } }));
if (exitCode === 0)
  exitCode = await (instances > 1
    ? serveSeveral()
    : ended(start("node", ["scripts/start.mjs"], { env, stdio })));
rmSync(dataDir, { recursive: true, force: true });
if (process.env.E2E_LOG) rmSync(path.dirname(process.env.E2E_LOG), { recursive: true, force: true });
process.exit(exitCode);
