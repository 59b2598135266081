import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../support/fixtures";
import { freePort } from "../support/free-port";
import { postgresWire } from "../support/postgres-wire";
import { SESSION_SECRET } from "../support/session-secret.mjs";
import { UNSET } from "../support/unset.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const running: ChildProcess[] = [];
let folder = "";

// A first start makes a whole database, which a busy machine takes its time for.
test.setTimeout(240_000);

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-start-"));
});
test.afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** `npm start` without the build before it, on the embedded database; `said` is what it printed so far. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...UNSET, DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
  });
  running.push(child);
  const server = { child, said: "", ended: once(child, "exit").then(([code]) => Number(code)) };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      server.said += String(chunk);
    });
  return server;
}

async function ready(port: number, env: Record<string, string> = {}) {
  const server = start({ PORT: String(port), ...env });
  await expect.poll(() => server.said, { timeout: 150_000 }).toContain("Tomekeeper is ready at");
  return server;
}

test("wrong variables stop the start with sentences that name all of them", async () => {
  const server = start({ PORT: "many", RATE_LIMIT_FACTOR: "-1" });
  expect(await server.ended).toBe(1);
  expect(server.said).toMatch(/^Set PORT to .*\nSet RATE_LIMIT_FACTOR to /m);
  expect(server.said).not.toContain("    at ");
});

test("a port that browsers refuse is refused with a sentence", async () => {
  const server = start({ PORT: "6000" });
  expect(await server.ended).toBe(1);
  expect(server.said).toBe("Browsers open no page from port 6000: set PORT to another one, such as 3000.\n");
});

test("a port in use and a data folder that is none are refused with a sentence", async ({ baseURL }) => {
  const used = start({ PORT: new URL(baseURL ?? "").port });
  expect(await used.ended).toBe(1);
  expect(used.said).toMatch(/^Port \d+ is in use by another program: stop that one first, or set PORT/m);

  const file = path.join(folder, "file");
  writeFileSync(file, "");
  // Beside a database server it holds the pictures.
  const onServer = { DATABASE_URL: "postgres://127.0.0.1:1/tome", NEXTAUTH_SECRET: SESSION_SECRET };
  for (const database of [{}, onServer]) {
    const misled = start({ PORT: String(await freePort()), DATA_DIR: file, ...database });
    expect(await misled.ended).toBe(1);
    expect(misled.said).toMatch(/^The data folder \S+ can't be written \(\w+\): /m);
    expect(misled.said).not.toContain("    at ");
  }
});

test("a connection pooler's address needs the direct one of the same database beside it", async () => {
  const PORT = String(await freePort());
  const [pooler, other] = await Promise.all([postgresWire(), postgresWire()]);
  const startOn = (DATABASE_URL: string, MIGRATE_DATABASE_URL: string) =>
    start({ PORT, DATABASE_URL, MIGRATE_DATABASE_URL, NEXTAUTH_SECRET: SESSION_SECRET });
  try {
    for (const [direct, sentence] of [
      [
        "",
        "DATABASE_URL is the address of a connection pooler (08P01): set MIGRATE_DATABASE_URL to the direct ",
      ],
      [
        other.url,
        "DATABASE_URL and MIGRATE_DATABASE_URL name different databases: set both to the same one, ",
      ],
    ] as const) {
      const refused = startOn(pooler.url, direct);
      expect(await refused.ended).toBe(1);
      expect(refused.said).toContain(sentence);
      expect(refused.said).not.toContain("    at ");
    }
    const server = startOn(pooler.url, pooler.url);
    await expect.poll(() => server.said, { timeout: 150_000 }).toContain("Tomekeeper is ready at");
  } finally {
    await Promise.all([pooler.close(), other.close()]);
  }
});

test("a second start on the same data folder is refused, and the first one ends in order", async () => {
  const port = await freePort();
  const first = await ready(port);
  // A build would take the files away from the running server.
  const pid = `"pid":${first.child.pid},`;
  const holdsBuild = () => spawnSync("grep", ["-rqs", pid, path.join(root, ".ensure/serving")]).status === 0;
  expect(holdsBuild()).toBe(true);
  for (const host of ["localhost", "127.0.0.1"])
    expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);

  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.said).toContain(`The data folder ${folder} is in use by another process`);
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);

  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(existsSync(path.join(folder, "lock"))).toBe(false);
  expect(holdsBuild()).toBe(false);
});

test("a start that lets other machines in prints the addresses by which they come", async () => {
  const port = await freePort();
  const server = await ready(port, { HOST: "0.0.0.0" });
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  for (const { address } of inNetwork) {
    await expect.poll(() => server.said).toContain(`Others in your network open http://${address}:${port}\n`);
    expect((await fetch(`http://${address}:${port}/api/health`)).status).toBe(200);
  }
  expect(server.said).not.toMatch(/network open .*(127\.0|localhost)/);
});

test("a start for an https address sends others there, as does a page that is opened elsewhere", async () => {
  const port = await freePort();
  const NEXTAUTH_URL = "https://tome.example.org";
  const server = await ready(port, { HOST: "0.0.0.0", NEXTAUTH_URL });
  await expect.poll(() => server.said).toContain(`Others open ${NEXTAUTH_URL}\n`);
  expect(server.said).not.toContain("Others in your network");
  const page = await fetch(`http://127.0.0.1:${port}/campaign`);
  expect(await page.text()).toContain(`without it no book opens. Please open ${NEXTAUTH_URL}.`);
});

test("a stalled client doesn't keep the server from ending", async () => {
  const port = await freePort();
  const server = await ready(port);
  const client = connect(port, "127.0.0.1");
  client.on("error", () => client.destroy());
  const head = ["POST /api/users/login HTTP/1.1", `Host: localhost:${port}`, "Content-Length: 9"];
  client.write(`${head.join("\r\n")}\r\n\r\n{`);
  await expect.poll(() => client.bytesWritten).toBeGreaterThan(0);

  const began = Date.now();
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(25_000);
});

test("a connection on which nothing was asked doesn't keep the server from ending", async () => {
  const port = await freePort();
  const server = await ready(port);
  const client = connect(port, "127.0.0.1");
  client.on("error", () => client.destroy());
  await once(client, "connect");
  // The server has taken the connection by the time that it has answered another one.
  await fetch(`http://127.0.0.1:${port}/api/health`);
  const left = once(client, "close");

  const began = Date.now();
  server.child.kill("SIGTERM");
  await left;
  // Far below the ten seconds that a request under way is given, also on a busy machine; closing the database takes its time.
  expect(Date.now() - began).toBeLessThan(8_000);
  expect(await server.ended).toBe(0);
});

test("a server whose starter was killed ends too and leaves the data folder free", async () => {
  const server = await ready(await freePort());
  server.child.kill("SIGKILL");
  await expect.poll(() => existsSync(path.join(folder, "lock")), { timeout: 20_000 }).toBe(false);
});
