import { setTimeout as pause } from "node:timers/promises";
import { SERVER, onServer } from "../../e2e/support/database";
import { AppServer } from "../../e2e/support/app-server";
import { type Case, check, type Later, NotRun } from "./case";
import { Relay } from "./relay";
import { notesOf, type Player, playerAt, recovers, refused, together, writeNote } from "./table";

/** A place on PostgreSQL, or the reason why there is none. */
export async function onPostgres(later: Later): Promise<AppServer> {
  const place = await AppServer.make("PostgreSQL", SERVER).catch((error: unknown) => {
    throw new NotRun(`no PostgreSQL server: ${String(error)}`);
  });
  later(() => place.remove());
  return place;
}

/** As `onPostgres`, started, with somebody at the table and the name of its database. */
export async function servedOnPostgres(
  later: Later,
): Promise<{ place: AppServer; player: Player; database: string }> {
  const place = await onPostgres(later);
  await place.start();
  const database = new URL(place.env["DATABASE_URL"] ?? "").pathname.slice(1);
  return { place, player: await playerAt(place), database };
}

/** As `onPostgres`, started, with its database behind a relay and somebody at the table. */
export async function behindRelay(later: Later): Promise<{ relay: Relay; place: AppServer; player: Player }> {
  const place = await onPostgres(later);
  const relay = await Relay.before(SERVER);
  later(() => relay.gone());
  place.env["DATABASE_URL"] = relay.through(place.env["DATABASE_URL"] ?? "");
  await place.start();
  // Its end needs the database again.
  later(() => relay.back());
  return { relay, place, player: await playerAt(place) };
}

/** Several who write at once. That one of them failed is told to who waits for them, be it later. */
function writers(count: number, write: (writer: number) => Promise<void>): Promise<void[]> {
  const all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  all.catch(() => undefined);
  return all;
}

export const health = (place: AppServer) => fetch(`${place.address}/api/health`);

export const databaseCases: Case[] = [
  {
    name: "database away at the start",
    bound: 120,
    run: async (later) => {
      const { relay, place } = await behindRelay(later);
      await place.stop();
      await relay.gone();
      const began = Date.now();
      const { code, said } = await place.run(["scripts/start.mjs"]);
      check(code === 1 && /^The database can't be used \(ECONNREFUSED\): /m.test(said), `${code}: ${said}`);
      const refusedAfter = Date.now() - began;
      // As a host starts it: nobody migrates, and the server waits for its database.
      await place.startServerAlone();
      const first = await refused(() => health(place));
      await relay.back();
      const back = await recovers(() => health(place));
      return `start refused after ${refusedAfter} ms; server alone: 503 in ${first} ms, back in ${back} ms`;
    },
  },
  {
    name: "database stopped in the middle of requests, and back",
    bound: 90,
    run: async (later) => {
      const { relay, place, player } = await behindRelay(later);
      const kept: string[] = [];
      let slowest = 0;
      let on = true;
      const writing = writers(6, async (writer) => {
        for (let count = 0; on; count += 1) {
          const text = `${writer}-${count}`;
          const began = Date.now();
          const { status, headers } = await writeNote(player, text);
          slowest = Math.max(slowest, Date.now() - began);
          if (status < 300) kept.push(text);
          else check(status === 503 && headers.has("retry-after"), `answered ${status}`);
        }
      });
      for (let round = 0; round < 5; round += 1) {
        await pause(400);
        await relay.gone();
        await pause(300);
        await relay.back();
      }
      await pause(500);
      on = false;
      await writing;
      check(slowest <= 5_000, `an answer took ${slowest} ms`);
      const back = await recovers(() => health(place));
      const there = new Set(await notesOf(player));
      const lost = kept.filter((text) => !there.has(text));
      check(lost.length === 0, `${lost.length} of ${kept.length} acknowledged notes are lost`);
      return `5 breaks; ${kept.length} notes kept, none lost; slowest ${slowest} ms; back in ${back} ms`;
    },
  },
  {
    name: "database frozen, and back",
    bound: 90,
    run: async (later) => {
      const { relay, place, player } = await behindRelay(later);
      await together(12, async () => recovers(() => writeNote(player, "before")));
      relay.freeze();
      const slowest = await together(12, () => refused(() => writeNote(player, "while it is frozen")));
      // The connections that were given up are replaced, which fails as well.
      const second = await together(12, () => refused(() => writeNote(player, "while it is frozen")));
      const page = Date.now();
      await fetch(`${place.address}/login`);
      const pageTook = Date.now() - page;
      await relay.back();
      const back = await recovers(() => writeNote(player, "after"));
      await together(20, () => recovers(() => writeNote(player, "after")));
      return `503 in ${slowest} and ${second} ms, a page in ${pageTook} ms, back in ${back} ms`;
    },
  },
  {
    name: "backends killed one by one under load",
    bound: 90,
    run: async (later) => {
      const { player, database } = await servedOnPostgres(later);
      const kept: string[] = [];
      let refusals = 0;
      let on = true;
      const writing = writers(8, async (writer) => {
        for (let count = 0; on; count += 1) {
          const text = `${writer}-${count}`;
          const { status, headers } = await writeNote(player, text);
          if (status < 300) kept.push(text);
          else refusals += 1;
          check(status < 300 || (status === 503 && headers.has("retry-after")), `answered ${status}`);
        }
      });
      let killed = 0;
      while (killed < 30) {
        const { rowCount } = await onServer(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' order by random() limit 1`,
        );
        killed += rowCount ?? 0;
        await pause(50);
      }
      on = false;
      await writing;
      const back = await recovers(() => writeNote(player, "after"));
      const there = new Set(await notesOf(player));
      const lost = kept.filter((text) => !there.has(text));
      check(lost.length === 0, `${lost.length} of ${kept.length} acknowledged notes are lost`);
      return `${killed} killed: ${refusals} answers of 503, ${kept.length} notes kept, none lost, back in ${back} ms`;
    },
  },
];
