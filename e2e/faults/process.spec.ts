import assert from "node:assert/strict";
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { enter } from "../support/cast";
import { PASSWORD } from "../support/people";
import { type Later, saw, test } from "./fixtures";
import { allKept, playerAt, writeNote } from "./table";
import { makeReadOnly, tinyDisk } from "./tiny-disk";

const START = ["scripts/start.mjs"];
/** A client that begins to send something and never goes on. */
function stalled(address: string, later: Later): void {
  const { port } = new URL(address);
  const client = connect(Number(port), "127.0.0.1");
  client.on("error", () => client.destroy());
  later(() => client.destroy());
  client.write(`POST /api/users/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 9\r\n\r\n{`);
}

/** What node's fetch says of a server that takes no connections any more: nothing was sent. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && /ECONNREFUSED/.test(String((error.cause as { code?: string } | undefined)?.code));

const TERMINATED = [
  { kind: "embedded", writers: 8, stalls: 0, most: 2_000 },
  { kind: "embedded", writers: 100, stalls: 0, most: 20_000 },
  { kind: "PostgreSQL", writers: 8, stalls: 0, most: 2_000 },
  { kind: "PostgreSQL", writers: 8, stalls: 3, most: 13_000 },
] as const;
for (const { kind, writers, stalls, most } of TERMINATED)
  test(`SIGTERM under ${writers} writers, with ${stalls} stalled clients (${kind})`, async ({
    placeOn,
    later,
  }) => {
    const place = await placeOn(kind);
    await place.start();
    const player = await playerAt(place);
    for (let count = 0; count < stalls; count += 1) stalled(place.address, later);
    const kept: string[] = [];
    const wrong = new Set<number>();
    let broken = 0;
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const text = `${writer}-${count}`;
        const answer = await writeNote(player, text).catch((error: unknown) => {
          if (!isRefused(error)) broken += 1;
        });
        if (!answer) return;
        if (answer.status < 300) kept.push(text);
        else {
          wrong.add(answer.status);
          await pause(1000 * Number(answer.headers.get("retry-after")));
        }
      }
    });
    await pause(1_500);
    const began = Date.now();
    const ended = once(place.child, "exit");
    place.child.kill("SIGTERM");
    const [code] = (await ended) as [number];
    const took = Date.now() - began;
    await Promise.all(writing);
    assert(code === 0, `ended with ${code}`);
    assert(took < most, `ended after ${took} ms`);
    assert(broken === 0, `${broken} of ${writers} clients were cut off`);
    assert(
      [...wrong].every((status) => status === 503),
      `answered ${[...wrong].join(", ")}`,
    );
    await place.start();
    await allKept(player, kept);
    saw(`ended with 0 after ${took} ms; ${kept.length} notes kept, none lost, no answer broken`);
  });

for (const kind of ["embedded", "PostgreSQL"] as const)
  test(`kill -9 under writes (${kind})`, async ({ placeOn }) => {
    test.setTimeout(1_500_000);
    const place = await placeOn(kind);
    const runs = process.env["FAULTS_KILLS"] ?? "50";
    const { code, said } = await place.run(["scripts/kill-test.mjs", "--runs", runs]);
    const last = said.trim().split("\n").at(-1) ?? "";
    assert(code === 0, said.slice(-600));
    const writes = [...said.matchAll(/: (\d+) writes/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    saw(`${last} kills lost nothing of ${writes} acknowledged writes`);
  });

test("port in use", async ({ placeOn, later }) => {
  const place = await placeOn("embedded");
  const taken = createServer().listen(Number(place.env["PORT"]), "127.0.0.1");
  later(() => taken.close());
  await once(taken, "listening");
  const { code, said } = await place.run(START);
  assert(code === 1 && /^Port \d+ is in use by another program: /m.test(said), `${code}: ${said}`);
  saw("refused with a sentence");
});

test("data folder in use", async ({ placeOn }) => {
  const first = await placeOn("embedded");
  await first.start();
  const second = await placeOn("embedded");
  second.env["DATA_DIR"] = first.dataDir;
  const { code, said } = await second.run(START);
  assert(code === 1 && said.includes("is in use by another process"), `${code}: ${said}`);
  assert((await fetch(`${first.address}/api/health`)).ok, "the first one doesn't answer any more");
  saw("refused with a sentence, and the first one goes on");
});

test("data folder damaged", async ({ placeOn }) => {
  const place = await placeOn("embedded");
  await place.start();
  await place.stop();
  const folder = `${place.dataDir}/database`;
  writeFileSync(`${folder}/global/pg_control`, Buffer.alloc(8192));
  const { code, said } = await place.run(START);
  assert(code === 1 && /is damaged.*npm run restore/.test(said), `${code}: ${said.slice(-600)}`);
  assert(!said.includes("    at "), `a stack: ${said.slice(-600)}`);
  saw("refused with a sentence that names npm run restore");
});

test("data folder read-only", async ({ placeOn, later }) => {
  const place = await placeOn("embedded");
  if (process.getuid?.() === 0) {
    place.env["DATA_DIR"] = tinyDisk(8, later);
    makeReadOnly(place.env["DATA_DIR"]);
  } else chmodSync(place.dataDir, 0o500);
  const folder = place.env["DATA_DIR"] ?? place.dataDir;
  for (const dataDir of [folder, `${folder}/below/it`]) {
    place.env["DATA_DIR"] = dataDir;
    const { code, said } = await place.run(START);
    assert(code === 1 && /^The data folder \S+ can't be written \(\w+\): /m.test(said), `${code}: ${said}`);
    assert(!said.includes("    at "), `a stack: ${said}`);
  }
  saw("refused with a sentence, as is a folder that is to be made in it");
});

test("session secret replaced", async ({ placeOn }) => {
  const place = await placeOn("embedded");
  await place.start();
  const player = await playerAt(place);
  await writeNote(player, "before");
  await place.stop();
  place.env["NEXTAUTH_SECRET"] = "another one, after the first was lost";
  await place.start();
  const old = await player.send("GET", "/api/users/me");
  assert(old.status === 401, `an old token was answered with ${old.status}`);
  const cookie = `next-auth.session-token=${player.token}`;
  const page = await fetch(`${place.address}/home`, { headers: { cookie }, redirect: "manual" });
  assert(page.status < 500, `a page was answered with ${page.status}`);
  const { token } = await enter(place.address, { email: player.email, password: PASSWORD });
  assert(typeof token === "string", "nobody can log in");
  saw(`old tokens 401, pages ${page.status}, logging in again works`);
});
