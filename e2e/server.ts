import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port";

const PATIENCE = 120_000;

/** Serves the production build on a port of its own until `stop`; `env` is what the operator would set. */
export const serve = async (env: Record<string, string> = {}) => {
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-own-"));
  const server = spawn(process.execPath, [path.join(import.meta.dirname, "serve.mjs")], {
    env: { ...process.env, E2E_PORT: String(port), E2E_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
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
  };
  return { baseURL, dataDir, stop };
};
