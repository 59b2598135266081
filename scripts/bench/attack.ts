// `npm run bench:attack`: how long people wait at 250 mixed requests a second, alone and beside somebody who sends the worst there is.
// `--kind=1` (lists of half a million entries), 2 (pictures of many pixels) or 3 (imports of 60 MB); 0 for nobody, all without it.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ATTACKS } from "@/e2e/fuzz/attacks";
import { PASSWORD } from "@/e2e/support/people";
import { issueToken } from "@/lib/server/auth/session-token";
import { bytesOf, load, percentile, type Run } from "./load";
import { option } from "./option";
import { residentOf, SECRET, serveProduct } from "./servers";
import { addTable, makeDatabase } from "./world";

const RATE = option("rate", 250);
const SECONDS = option("seconds", 60);
const ONLY = option("kind", -1);
const CONNECTIONS = 25;
type Product = Awaited<ReturnType<typeof serveProduct>>;

const post = (port: number, address: string, body: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${address}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** One log-in a second until it is over; what each took, and how many were refused. */
const logIns = async (port: number, email: string, isOver: () => boolean): Promise<Run> => {
  const run: Run = { count: 0, errors: 0, seconds: 0, latencies: [] };
  while (!isOver()) {
    const started = performance.now();
    const answer = await post(port, "/api/users/login", { email, password: PASSWORD });
    await answer.arrayBuffer();
    run.count += 1;
    run.errors += answer.status === 200 ? 0 : 1;
    run.latencies.push(performance.now() - started);
    await pause(Math.max(0, 1000 - (performance.now() - started)));
  }
  run.latencies.sort((one, other) => one - other);
  return run;
};

const highest = async (pid: number, isOver: () => boolean): Promise<number> => {
  let megabytes = 0;
  while (!isOver()) {
    megabytes = Math.max(megabytes, residentOf(pid));
    await pause(50);
  }
  return megabytes;
};

/** Begins an attack in a process of its own, so that making it takes none of this one's time; what it returns ends it and tells what it got. */
const besiege = async (port: number, kind: number): Promise<() => Promise<unknown>> => {
  const email = `mallory.${crypto.randomUUID()}@tomekeeper.example`;
  await post(port, "/api/users/signup", { username: "Mallory", email, password: PASSWORD });
  const entered = await post(port, "/api/users/login", { email, password: PASSWORD });
  const { token } = (await entered.json()) as { token: string };
  const attacker = fork(path.join(import.meta.dirname, "attacker.ts"), [String(kind), String(port), token]);
  const told = Promise.race([once(attacker, "message"), once(attacker, "exit")]);
  return async () => {
    if (attacker.connected) attacker.send("enough");
    const [statuses] = await told;
    return statuses;
  };
};

const ms = (run: Run, part: number) => Math.round(percentile(run, part));

/** The mix for its time, with an attacker beside it or without. */
const measure = async (product: Product, next: () => Buffer, email: string, kind: number) => {
  let over = false;
  const isOver = () => over;
  const end = kind > 0 ? await besiege(product.port, kind) : undefined;
  const beside = [logIns(product.port, email, isOver), highest(product.pid, isOver)] as const;
  const run = await load({
    port: product.port,
    next,
    connections: CONNECTIONS,
    seconds: SECONDS,
    status: 200,
    perSecond: RATE,
  });
  over = true;
  if (end) console.log(`${ATTACKS[kind - 1]?.name}: answered ${JSON.stringify(await end())}`);
  const [entries, megabytes] = await Promise.all(beside);
  return {
    "requests a second": Math.round(run.count / run.seconds),
    "p50, ms": ms(run, 0.5),
    "p99, ms": ms(run, 0.99),
    "slowest, ms": ms(run, 1),
    refused: run.errors,
    "log-ins": entries.count,
    "log-in p99, ms": ms(entries, 0.99),
    "log-ins refused": entries.errors,
    "memory, MB": Math.round(megabytes),
  };
};

process.env["NEXTAUTH_SECRET"] = SECRET;
const { url, db, drop } = await makeDatabase();
try {
  const { userId, campaignId, characterId, noteId, text } = await addTable(db);
  const token = await issueToken({ userId, sessionVersion: 1 });
  const kinds = ONLY < 0 ? [0, 1, 2, 3] : [ONLY];
  const seen: Record<string, object> = {};
  for (const kind of kinds) {
    const product = await serveProduct(url, { env: { UV_THREADPOOL_SIZE: "10" } });
    const email = `maren.${crypto.randomUUID()}@tomekeeper.example`;
    await post(product.port, "/api/users/signup", { username: "Maren", email, password: PASSWORD });
    const cookie = `next-auth.session-token=${token}; selectedCampaignId=${campaignId}`;
    const requests = [
      { method: "GET", path: "/api/campaigns/my", token },
      { method: "GET", path: `/api/characters/${campaignId}`, token },
      { method: "GET", path: `/api/character-inventory/character/${characterId}`, token },
      { method: "PUT", path: `/api/dm-notes/${noteId}`, token, body: JSON.stringify({ note_text: text }) },
      { method: "POST", path: `/api/characters/${characterId}/hit-points`, token, body: '{"change":-1}' },
      { method: "GET", path: "/api/library/monsters?q=gob", token },
      { method: "GET", path: `/api/encounters/${campaignId}`, token },
      { method: "GET", path: "/home", cookie },
    ].map(bytesOf);
    let sent = 0;
    const next = () => requests[(sent += 1) % requests.length] ?? Buffer.alloc(0);
    await load({ port: product.port, next, connections: 4, seconds: 3, status: 200 });
    const name = ATTACKS[kind - 1]?.name ?? "nobody";
    seen[name] = await measure(product, next, email, kind);
    console.log(name, JSON.stringify(seen[name]));
    await product.stop();
  }
  console.table(seen);
} finally {
  await drop();
}
