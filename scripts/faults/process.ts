import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Kind, AppServer } from "../../e2e/support/app-server";
import { SERVER } from "../../e2e/support/database";
import { type Case, check, type Later } from "./case";
import { onPostgres } from "./database";
import { logIn, notesOf, playerAt, writeNote } from "./table";
import { makeReadOnly, tinyDisk } from "./tiny-disk";

const START = ["scripts/start.mjs"];
const placeOn = async (kind: Kind, later: Later) => {
  if (kind === "PostgreSQL") return onPostgres(later);
  const place = await AppServer.make(kind);
  later(() => place.remove());
  return place;
};

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

const terminated = (kind: Kind, stalls: number, most: number): Case => ({
  name: `SIGTERM under load, with ${stalls} stalled clients (${kind})`,
  bound: 120,
  run: async (later) => {
    const place = await placeOn(kind, later);
    await place.start();
    const player = await playerAt(place);
    for (let count = 0; count < stalls; count += 1) stalled(place.address, later);
    const kept: string[] = [];
    const wrong = new Set<number>();
    let broken = 0;
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const text = `${writer}-${count}`;
        const answer = await writeNote(player, text).catch((error: unknown) => {
          if (!isRefused(error)) broken += 1;
        });
        if (!answer) return;
        if (answer.status < 300) kept.push(text);
        else wrong.add(answer.status);
      }
    });
    await pause(1_500);
    const began = Date.now();
    const ended = once(place.child, "exit");
    place.child.kill("SIGTERM");
    const [code] = (await ended) as [number];
    const took = Date.now() - began;
    await Promise.all(writing);
    check(code === 0, `ended with ${code}`);
    check(took < most, `ended after ${took} ms`);
    check(broken === 0, `${broken} of 8 clients were cut off`);
    check(
      [...wrong].every((status) => status === 503),
      `answered ${[...wrong].join(", ")}`,
    );
    await place.start();
    const there = new Set(await notesOf(player));
    const lost = kept.filter((text) => !there.has(text));
    check(lost.length === 0, `${lost.length} of ${kept.length} acknowledged notes are lost`);
    return `ended with 0 after ${took} ms; ${kept.length} notes kept, none lost, no answer broken`;
  },
});

const killed = (kind: Kind): Case => ({
  name: `kill -9 under writes (${kind})`,
  bound: 1_500,
  run: async (later) => {
    const place = await placeOn(kind, later);
    const runs = process.env["FAULTS_KILLS"] ?? "50";
    const { code, said } = await place.run(["scripts/kill-test.mjs", "--runs", runs]);
    const last = said.trim().split("\n").at(-1) ?? "";
    check(code === 0, said.slice(-600));
    const writes = [...said.matchAll(/: (\d+) writes/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    return `${last} kills lost nothing of ${writes} acknowledged writes`;
  },
});

export const processCases: Case[] = [
  terminated("embedded", 0, 2_000),
  terminated("PostgreSQL", 0, 2_000),
  terminated("PostgreSQL", 3, 13_000),
  killed("embedded"),
  killed("PostgreSQL"),
  {
    name: "port in use",
    bound: 60,
    run: async (later) => {
      const place = await placeOn("embedded", later);
      const taken = createServer().listen(Number(place.env["PORT"]), "127.0.0.1");
      later(() => taken.close());
      await once(taken, "listening");
      const { code, said } = await place.run(START);
      check(code === 1 && /^Port \d+ is in use by another program: /m.test(said), `${code}: ${said}`);
      return "refused with a sentence";
    },
  },
  {
    name: "data folder in use",
    bound: 90,
    run: async (later) => {
      const first = await placeOn("embedded", later);
      await first.start();
      const second = await placeOn("embedded", later);
      second.env["DATA_DIR"] = first.dataDir;
      const { code, said } = await second.run(START);
      check(code === 1 && said.includes("is in use by another process"), `${code}: ${said}`);
      check((await fetch(`${first.address}/api/health`)).ok, "the first one doesn't answer any more");
      return "refused with a sentence, and the first one goes on";
    },
  },
  {
    name: "data folder damaged",
    bound: 120,
    run: async (later) => {
      const place = await placeOn("embedded", later);
      await place.start();
      await place.stop();
      const folder = `${place.dataDir}/database`;
      writeFileSync(`${folder}/global/pg_control`, Buffer.alloc(8192));
      const { code, said } = await place.run(START);
      check(code === 1 && /is damaged.*npm run restore/.test(said), `${code}: ${said.slice(-600)}`);
      check(!said.includes("    at "), `a stack: ${said.slice(-600)}`);
      return "refused with a sentence that names npm run restore";
    },
  },
  {
    name: "data folder read-only",
    bound: 60,
    run: async (later) => {
      const place = await placeOn("embedded", later);
      if (process.getuid?.() === 0) {
        place.env["DATA_DIR"] = tinyDisk(8, later);
        makeReadOnly(place.env["DATA_DIR"]);
      } else chmodSync(place.dataDir, 0o500);
      const { code, said } = await place.run(START);
      check(code === 1 && /^The data folder \S+ can't be written \(\w+\): /m.test(said), `${code}: ${said}`);
      check(!said.includes("    at "), `a stack: ${said}`);
      return "refused with a sentence";
    },
  },
  {
    name: "session secret replaced",
    bound: 90,
    run: async (later) => {
      const place = await AppServer.make("embedded", SERVER);
      later(() => place.remove());
      await place.start();
      const player = await playerAt(place);
      await writeNote(player, "before");
      await place.stop();
      place.env["NEXTAUTH_SECRET"] = "another one, after the first was lost";
      await place.start();
      const old = await player.send("GET", "/api/users/me");
      check(old.status === 401, `an old token was answered with ${old.status}`);
      const cookie = `next-auth.session-token=${player.token}`;
      const page = await fetch(`${place.address}/home`, { headers: { cookie }, redirect: "manual" });
      check(page.status < 500, `a page was answered with ${page.status}`);
      const { token } = (await logIn(place)).json() as { token: string };
      check(typeof token === "string", "nobody can log in");
      return `old tokens 401, pages ${page.status}, logging in again works`;
    },
  },
];
