import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "./free-port";

const PATIENCE = 120_000;

const onDatabase = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Beside DATABASE_URL a database of its own, since limits and people are counted in it. */
const ownDatabase = async () => {
  const url = process.env["DATABASE_URL"];
  if (!url) return { variables: {}, drop: async () => {} };
  const name = `tomekeeper_own_${crypto.randomUUID().replaceAll("-", "")}`;
  await onDatabase(url, `create database ${name}`);
  return {
    variables: { DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href },
    drop: () => onDatabase(url, `drop database ${name} with (force)`),
  };
};

/** Serves the production build on a port and a database of its own until `stop`; `env` is what the operator would set, `hear` is given what it prints. */
export const serve = async (env: Record<string, string> = {}, hear?: (said: string) => void) => {
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const { variables, drop } = await ownDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-own-"));
  const server = spawn(process.execPath, [path.join(import.meta.dirname, "serve.mjs")], {
    env: { ...process.env, E2E_PORT: String(port), E2E_DATA_DIR: dataDir, ...variables, ...env },
    stdio: ["ignore", hear ? "pipe" : "ignore", "inherit"],
  });
  server.stdout?.on("data", (part: Buffer) => hear?.(part.toString()));
  const isReady = () =>
    fetch(`${baseURL}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + PATIENCE; !(await isReady()); ) {
    if (server.exitCode !== null || Date.now() > until) throw new Error("The server did not become ready");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
    await drop();
  };
  return { baseURL, dataDir, stop };
};
