// node scripts/kill-test.mjs [--runs 20]: kills the server in the middle of writes, again and again, and counts whether
// everything that it had acknowledged is there afterwards. Needs a build (npm run build); DATABASE_URL is used if set.
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { start } from "./run.mjs";

const { runs } = parseArgs({ options: { runs: { type: "string", default: "20" } } }).values;
const port = 20_000 + (process.pid % 20_000);
const address = `http://localhost:${port}`;
const writers = 4;
const person = { username: "Maren", email: `maren.${Date.now()}@tomekeeper.example`, password: "lantern" };
const env = {
  PORT: String(port),
  DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), "tomekeeper-kill-")),
  NEXTAUTH_SECRET: "only for tests, only on this machine",
  RATE_LIMIT_FACTOR: "1000",
  LOG_LEVEL: "error",
};

/** What must be there, by the note's id: the text acknowledged last, or the one that was under way when the server died. */
const expected = new Map();
let acknowledged = 0;
let token = "";

async function call(method, where, body) {
  const answer = await fetch(`${address}/api${where}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${method} ${where} was answered with ${answer.status}.`);
  return answer.json();
}

/** A server in a process group of its own, so that all of it can be killed at once. */
async function serve() {
  const child = start("node", ["scripts/start.mjs"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  while (child.exitCode === null) {
    const ready = await call("GET", "/health").catch(() => undefined);
    if (ready) return child;
    await pause(100);
  }
  throw new Error(`The server ended at its start with ${child.exitCode}.`);
}

/** Writes notes and changes them until the server is gone. */
async function write(campaignId, writer) {
  for (;;) {
    try {
      const text = `${writer} ${acknowledged} ${"ink ".repeat(200)}`;
      const { note_id: id } = await call("POST", "/dm-notes", { campaign_id: campaignId, note_text: text });
      expected.set(id, [text, `${text} changed`]);
      acknowledged += 1;
      await call("PUT", `/dm-notes/${id}`, { note_text: `${text} changed` });
      expected.set(id, [`${text} changed`]);
      acknowledged += 1;
    } catch {
      return;
    }
  }
}

async function countMissing(campaignId) {
  const notes = await call("GET", `/dm-notes/${campaignId}`);
  const stored = new Map(notes.map((note) => [note.note_id, note.note_text]));
  return [...expected].filter(([id, texts]) => !texts.includes(stored.get(id))).length;
}

async function kill(child) {
  const exited = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await exited;
}

let child = await serve();
process.on("exit", () => fs.rmSync(env.DATA_DIR, { recursive: true, force: true }));
await call("POST", "/users/signup", person);
({ token } = await call("POST", "/users/login", person));
let good = 0;
for (let run = 1; run <= Number(runs); run += 1) {
  const { campaign_id: campaignId } = await call("POST", "/campaigns/create", {
    campaign_name: `Run ${run}`,
  });
  expected.clear();
  acknowledged = 0;
  const writing = Array.from({ length: writers }, (_, writer) => write(campaignId, writer));
  // At any moment of a write, not only between two: the pause is not a multiple of anything.
  const enough = 20 + Math.random() * 100;
  while (acknowledged < enough) await pause(Math.random() * 20);
  await kill(child);
  await Promise.all(writing);
  child = await serve();
  const missing = await countMissing(campaignId);
  if (missing === 0) good += 1;
  console.log(
    `Run ${run}: ${acknowledged} writes acknowledged, ${expected.size} notes, ${missing} missing or old.`,
  );
}
await kill(child);
console.log(`${good} of ${runs}`);
process.exit(good === Number(runs) ? 0 : 1);
