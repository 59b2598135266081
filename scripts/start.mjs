// `npm start`: checks the environment, migrates, serves, and ends in order.
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { takeLock } from "../lib/process-lock.mjs";
import { loadEnvFiles } from "./env-files.mjs";
import { ended, nodeIsTooOld, root, serving, start } from "./run.mjs";
import { waitUntilReady } from "./wait-until-ready.mjs";

const patience = 25_000;

class Refused extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** What settings.ts prints, after it has checked and migrated; it says itself what is wrong. */
async function settings() {
  const child = start("node", ["--conditions=react-server", "--import", "tsx", "scripts/settings.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [exitCode, printed] = await Promise.all([ended(child), text(child.stdout)]);
  if (exitCode !== 0) throw new Refused("", exitCode);
  return JSON.parse(printed);
}

/** A stalled client or a hung server must not keep us alive; a second signal, from an impatient person, ends at once. */
function boundShutdown(child) {
  let first;
  const kill = () => child.kill("SIGKILL");
  const onSignal = () => {
    // Ctrl+C reaches us twice: from the terminal, and passed on by npm.
    if (first && Date.now() - first > 500) kill();
    first ??= (setTimeout(kill, patience).unref(), Date.now());
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
}

/**
 * Milliseconds for which an idle connection is kept. A request that is sent just as the server gives up its connection fails; proxies keep
 * theirs for a minute, so the server has to be the one that waits longer.
 */
const KEEP_ALIVE = "75000";

/** Hashing passwords, decoding pictures and the disk share them; the server bounds the first two, so that each finds one. */
const THREADS = "10";

/** A container image has the server that the build's standalone output brought along. */
const isStandalone = fs.existsSync(path.join(root, "server.js"));

/** The server of the build, or of the image. */
function serve(address, port, siteUrl) {
  const [program, args] = isStandalone
    ? ["node", ["server.js"]]
    : ["next", ["start", "-H", address, "-p", port, "--keepAliveTimeout", KEEP_ALIVE]];
  return start(program, args, {
    env: {
      NEXT_MANUAL_SIG_HANDLE: "true",
      // The framework would read the files a second time and by its own rules, to which a $ in a password names another variable.
      __NEXT_PROCESSED_ENV: "true",
      UV_THREADPOOL_SIZE: THREADS,
      NEXTAUTH_URL: siteUrl,
      HOSTNAME: address,
      PORT: port,
      KEEP_ALIVE_TIMEOUT: KEEP_ALIVE,
    },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/** Has `ensure.mjs` build nothing under us. Where the folder can't be written nobody builds in it either. */
async function holdBuild() {
  if (isStandalone) return;
  try {
    fs.mkdirSync(serving, { recursive: true });
    await takeLock(path.join(serving, randomUUID()));
  } catch (error) {
    if (!["EACCES", "EROFS", "EPERM", "ENOSPC", "EDQUOT"].includes(error.code)) throw error;
  }
}

/**
 * What others open: the addresses of this machine in its network, which inside a container are nobody's. Where the site is one of https,
 * browsers keep its session there alone, and no book opens at another address.
 */
function sayToOthers(port, siteUrl) {
  if (siteUrl.startsWith("https:")) return [`Others open ${siteUrl}`];
  if (isStandalone) return [];
  const all = Object.values(os.networkInterfaces()).flat();
  return all
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `Others in your network open http://${address}:${port}`);
}

async function main() {
  const tooOld = nodeIsTooOld();
  if (tooOld) throw new Refused(tooOld);
  loadEnvFiles(root, "production");
  const { host, port, siteUrl } = await settings();
  // "localhost" is two addresses: the framework would take the one that the system names first. Browsers try both.
  const address = host === "localhost" ? "127.0.0.1" : host;
  await holdBuild();
  const child = serve(address, String(port), siteUrl);
  boundShutdown(child);
  const end = ended(child);
  const isOpen = ["0.0.0.0", "::"].includes(address);
  const local = isOpen ? "127.0.0.1" : address;
  const url = `http://${net.isIPv6(local) ? `[${local}]` : local}:${port}`;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  if (await waitUntilReady(`${url}/api/health`, { isOver, say: console.error })) {
    console.log(`Tomekeeper is ready at ${url}`);
    if (isOpen) for (const line of sayToOthers(port, siteUrl)) console.log(line);
  }
  return end;
}

// What can't be printed, on a full disk or to nobody, is no reason to end the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  process.exit(await main());
} catch (error) {
  if (!(error instanceof Refused)) console.error(error);
  else if (error.message) console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
