import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { onServer } from "../support/database";
import { saw, test } from "./fixtures";
import { allKept, health, recovers, refused, together, writeNote } from "./table";

/** Several who write at once. That one of them failed is told to who waits for them, be it later. */
function writers(count: number, write: (writer: number) => Promise<void>): Promise<void[]> {
  const all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  all.catch(() => undefined);
  return all;
}

test("database away at the start", async ({ behindRelay: { relay, place } }) => {
  await place.stop();
  await relay.gone();
  const began = Date.now();
  const { code, said } = await place.run(["scripts/start.mjs"]);
  assert(code === 1 && /^The database can't be used \(ECONNREFUSED\): /m.test(said), `${code}: ${said}`);
  const refusedAfter = Date.now() - began;
  // As a host starts it: nobody migrates, and the server waits for its database.
  await place.startServerAlone();
  const first = await refused(() => health(place));
  await relay.back();
  const back = await recovers(() => health(place));
  saw(`start refused after ${refusedAfter} ms; server alone: 503 in ${first} ms, back in ${back} ms`);
});

test("database stopped in the middle of requests, and back", async ({
  behindRelay: { relay, place, player },
}) => {
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
      else assert(status === 503 && headers.has("retry-after"), `answered ${status}`);
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
  assert(slowest <= 5_000, `an answer took ${slowest} ms`);
  const back = await recovers(() => health(place));
  await allKept(player, kept);
  saw(`5 breaks; ${kept.length} notes kept, none lost; slowest ${slowest} ms; back in ${back} ms`);
});

test("database frozen, and back", async ({ behindRelay: { relay, place, player } }) => {
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
  saw(`503 in ${slowest} and ${second} ms, a page in ${pageTook} ms, back in ${back} ms`);
});

test("backends killed one by one under load", async ({ onPostgres: { player, database } }) => {
  const kept: string[] = [];
  let refusals = 0;
  let on = true;
  const writing = writers(8, async (writer) => {
    for (let count = 0; on; count += 1) {
      const text = `${writer}-${count}`;
      const { status, headers } = await writeNote(player, text);
      if (status < 300) kept.push(text);
      else refusals += 1;
      assert(status < 300 || (status === 503 && headers.has("retry-after")), `answered ${status}`);
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
  await allKept(player, kept);
  saw(
    `${killed} killed: ${refusals} answers of 503, ${kept.length} notes kept, none lost, back in ${back} ms`,
  );
});
