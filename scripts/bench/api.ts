// `npm run bench:api`: the product beside a bare server on the same database, and beside an empty handler of its own build.
import { issueToken } from "@/lib/server/session-token";
import { bytesOf, load, median, percentile, type Run } from "./load";
import { option } from "./option";
import { cpuOf, SECRET, type Server, serveBare, serveProduct } from "./servers";
import { addTable, makeDatabase, type Table } from "./world";

const ROUNDS = option("rounds", 5);
const SECONDS = option("seconds", 0.6);
/** Until the compiler has done with what a call runs: before, its threads take a third of the time of the processor. */
const WARM_UP = option("warm-up", 4);
const CONNECTIONS = [1, 16, 64];

const callsOf = ({ campaignId, characterId, noteId, text }: Table) => [
  { method: "GET", path: "/api/campaigns/my" },
  { method: "GET", path: `/api/characters/${campaignId}` },
  { method: "GET", path: `/api/character-inventory/character/${characterId}` },
  { method: "PUT", path: `/api/dm-notes/${noteId}`, body: JSON.stringify({ note_text: text }) },
];
type Call = ReturnType<typeof callsOf>[number];

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

const textOf = async (server: Server, { method, path, body }: Call, token: string) => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers,
    body: body ?? null,
  });
  return answer.text();
};

/** A comparison is worth nothing where the two don't answer the same; only the moment of a change differs. */
const refuseDifference = async (product: Server, bare: Server, call: Call, token: string) => {
  const [ours, theirs] = await Promise.all([product, bare].map((server) => textOf(server, call, token)));
  const timeless = (text: string | undefined) => text?.replace(/"updated_at":"[^"]+"/, "");
  if (timeless(ours) !== timeless(theirs))
    throw new Error(`${call.method} ${call.path} differs:\n${ours?.slice(0, 600)}\n${theirs?.slice(0, 600)}`);
};

const print = (name: string, measured: readonly Measured[]) => {
  const middle = (of: (one: Measured) => number, digits: number) =>
    median(measured.map(of)).toFixed(digits).padStart(8);
  const errors = measured.reduce((sum, { run }) => sum + run.errors, 0);
  console.log(
    `  ${name.padEnd(8)}${middle(({ perSecond }) => perSecond, 0)} req/s   p50 ${middle(({ run }) => percentile(run, 0.5), 2)} ms   p99 ${middle(({ run }) => percentile(run, 0.99), 2)} ms   ${middle(({ cpu }) => cpu, 3)} ms CPU a request   ${errors} errors`,
  );
};

const ratio = (of: (index: number) => number) =>
  median(Array.from({ length: ROUNDS }, (_, index) => of(index)));

const compare = async (product: Server, bare: Server, call: Call, token: string) => {
  await refuseDifference(product, bare, call, token);
  const request = bytesOf({ ...call, token });
  // The same address asked with a method that it refuses: a handler of the same build that does nothing but answer.
  const empty = bytesOf({ method: "PATCH", path: call.path, token });
  const speeds = new Map<number, number>();
  await measure(product, request, 16, 200, WARM_UP);
  await measure(product, empty, 16, 405, WARM_UP);
  await measure(bare, request, 16, 200, WARM_UP);
  for (const connections of CONNECTIONS) {
    const rows: { product: Measured; bare: Measured; empty: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rows.push({
        product: await measure(product, request, connections),
        bare: await measure(bare, request, connections),
        empty: await measure(product, empty, connections, 405),
      });
    console.log(`${call.method} ${call.path} at ${connections} connections`);
    for (const name of ["product", "bare", "empty"] as const)
      print(
        name,
        rows.map((row) => row[name]),
      );
    const at = (index: number) => rows[index] ?? { product: NONE, bare: NONE, empty: NONE };
    const ofBare = ratio((index) => at(index).product.perSecond / at(index).bare.perSecond);
    const ofEmpty = ratio((index) => at(index).product.cpu / at(index).empty.cpu);
    // What the checks and the rows cost a program without a framework, on top of what the framework costs without them.
    const least = ratio((index) => 1 + at(index).bare.cpu / at(index).empty.cpu);
    console.log(
      `  product/bare ${ofBare.toFixed(3)} in req/s   product/empty ${ofEmpty.toFixed(2)} in CPU, (empty + bare)/empty ${least.toFixed(2)}`,
    );
    speeds.set(connections, median(rows.map((row) => row.product.perSecond)));
  }
  console.log(`  64 to 16 connections: ${((speeds.get(64) ?? 0) / (speeds.get(16) ?? 1)).toFixed(2)}\n`);
};
const NONE: Measured = { run: { count: 0, errors: 0, seconds: 0, latencies: [] }, perSecond: 0, cpu: 0 };

/** What any call costs that asks the database anything: that of /api/health, which asks for nothing and opens no token. */
const compareFloor = async (product: Server) => {
  const health = bytesOf({ method: "GET", path: "/api/health" });
  const empty = bytesOf({ method: "PATCH", path: "/api/health" });
  const rows: { health: Measured; empty: Measured }[] = [];
  await measure(product, health, 16, 200, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    rows.push({
      health: await measure(product, health, 16),
      empty: await measure(product, empty, 16, 405),
    });
  console.log("GET /api/health, one statement without a table, at 16 connections");
  for (const name of ["health", "empty"] as const)
    print(
      name,
      rows.map((row) => row[name]),
    );
  const floor = median(rows.map((row) => row.health.cpu / row.empty.cpu));
  console.log(`  health/empty ${floor.toFixed(2)} in CPU\n`);
};

const comparePages = async (product: Server, token: string) => {
  const login = bytesOf({ method: "GET", path: "/login" });
  const home = bytesOf({ method: "GET", path: "/home", cookie: `next-auth.session-token=${token}` });
  const rows: { login: Measured; home: Measured }[] = [];
  await measure(product, home, 16, 200, WARM_UP);
  await measure(product, login, 16, 200, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    rows.push({ login: await measure(product, login, 16), home: await measure(product, home, 16) });
  console.log("Pages as HTML at 16 connections");
  print(
    "/login",
    rows.map((row) => row.login),
  );
  print(
    "/home",
    rows.map((row) => row.home),
  );
  console.log(`  /home//login ${median(rows.map((row) => row.home.cpu / row.login.cpu)).toFixed(2)} in CPU`);
};

process.env["NEXTAUTH_SECRET"] = SECRET;
const { url, db, drop } = await makeDatabase();
try {
  const table = await addTable(db);
  const token = await issueToken({ userId: table.userId, sessionVersion: 1 });
  const product = await serveProduct(url);
  const bare = await serveBare(url);
  try {
    for (const call of callsOf(table)) await compare(product, bare, call, token);
    await compareFloor(product);
    await comparePages(product, token);
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
} finally {
  await drop();
}
