// `npm run bench:api`: calls and pages beside an empty handler of the same build, which does nothing but answer.
import { issueToken } from "@/lib/server/auth/session-token";
import { bytesOf, load, median, percentile, type Run } from "./load";
import { option } from "./option";
import { cpuOf, SECRET, type Server, serveProduct } from "./servers";
import { addTable, makeDatabase, type Table } from "./world";

const ROUNDS = option("rounds", 5);
const SECONDS = option("seconds", 0.6);
/** Until the compiler has done with what a call runs: before, its threads take a third of the time of the processor. */
const WARM_UP = option("warm-up", 4);
const CONNECTIONS = [1, 16, 64];

const callsOf = ({ campaignId, characterId, noteId, text }: Table): Call[] => [
  { method: "GET", path: "/api/campaigns/my" },
  { method: "GET", path: `/api/characters/${campaignId}` },
  { method: "GET", path: `/api/character-inventory/character/${characterId}` },
  { method: "PUT", path: `/api/dm-notes/${noteId}`, body: JSON.stringify({ note_text: text }) },
];
interface Call {
  method: string;
  path: string;
  body?: string;
}

interface Measured {
  run: Run;
  perSecond: number;
  cpu: number;
}
const measure = async (
  server: Server,
  request: Buffer,
  connections: number,
  status = 200,
  seconds = SECONDS,
): Promise<Measured> => {
  const before = cpuOf(server.pid);
  const run = await load({
    port: server.port,
    next: () => request,
    connections,
    seconds,
    status,
  });
  return { run, perSecond: run.count / run.seconds, cpu: (cpuOf(server.pid) - before) / run.count };
};

const print = (name: string, measured: readonly Measured[]) => {
  const middle = (of: (one: Measured) => number, digits: number) =>
    median(measured.map(of)).toFixed(digits).padStart(8);
  const errors = measured.reduce((sum, { run }) => sum + run.errors, 0);
  console.log(
    `  ${name.padEnd(8)}${middle(({ perSecond }) => perSecond, 0)} req/s   p50 ${middle(({ run }) => percentile(run, 0.5), 2)} ms   p99 ${middle(({ run }) => percentile(run, 0.99), 2)} ms   ${middle(({ cpu }) => cpu, 3)} ms CPU a request   ${errors} errors`,
  );
};

/** Alternates between two requests, so that a machine that slows down slows both; prints both, and answers their ratio in CPU. */
const alternate = async (
  server: Server,
  title: string,
  connections: number,
  one: { name: string; request: Buffer },
  other: { name: string; request: Buffer; status: number },
) => {
  const rows: { one: Measured; other: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rows.push({
      one: await measure(server, one.request, connections),
      other: await measure(server, other.request, connections, other.status),
    });
  console.log(`${title} at ${connections} connections`);
  print(
    one.name,
    rows.map((row) => row.one),
  );
  print(
    other.name,
    rows.map((row) => row.other),
  );
  const ratio = median(rows.map((row) => row.one.cpu / row.other.cpu));
  console.log(`  ${one.name}/${other.name} ${ratio.toFixed(2)} in CPU`);
  return median(rows.map(({ one: { perSecond } }) => perSecond));
};

/** A call, and the same address asked with a method that it refuses. */
const compare = async (server: Server, { method, path, body }: Call, token?: string) => {
  const request = bytesOf({ method, path, body, token });
  const empty = { name: "empty", request: bytesOf({ method: "PATCH", path, token }), status: 405 };
  await measure(server, request, 16, 200, WARM_UP);
  await measure(server, empty.request, 16, 405, WARM_UP);
  const speeds: number[] = [];
  for (const connections of CONNECTIONS)
    speeds.push(
      await alternate(server, `${method} ${path}`, connections, { name: "product", request }, empty),
    );
  console.log(`  64 to 16 connections: ${((speeds[2] ?? 0) / (speeds[1] ?? 1)).toFixed(2)}\n`);
};

const comparePages = async (server: Server, token: string) => {
  const login = bytesOf({ method: "GET", path: "/login" });
  const home = bytesOf({ method: "GET", path: "/home", cookie: `next-auth.session-token=${token}` });
  await measure(server, home, 16, 200, WARM_UP);
  await measure(server, login, 16, 200, WARM_UP);
  const other = { name: "/login", request: login, status: 200 };
  await alternate(server, "Pages as HTML", 16, { name: "/home", request: home }, other);
};

process.env["NEXTAUTH_SECRET"] = SECRET;
const { url, db, drop } = await makeDatabase();
try {
  const table = await addTable(db);
  const token = await issueToken({ userId: table.userId, sessionVersion: 1 });
  const product = await serveProduct(url);
  try {
    for (const call of callsOf(table)) await compare(product, call, token);
    // One statement without a table and without a token: what any call costs that asks the database anything.
    await compare(product, { method: "GET", path: "/api/health" });
    await comparePages(product, token);
  } finally {
    await product.stop();
  }
} finally {
  await drop();
}
