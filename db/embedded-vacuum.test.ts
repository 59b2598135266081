import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { quietVacuum } from "./embedded-vacuum";

const SAVES = 25;
/** Not to be made smaller. */
const longNote = () => Array.from({ length: 600 }, () => crypto.randomUUID()).join("");

test("the place of what was overwritten is used again after a quiet minute, and not before", async () => {
  const client = await PGlite.create();
  let isWaiting = true;
  let changedAt = Number.NEGATIVE_INFINITY;
  const vacuum = quietVacuum(client, { isWaiting: () => isWaiting, changedAt: () => changedAt });
  await client.exec("create table notes (id int, text text); insert into notes values (1, '')");
  const save = async () => {
    for (let times = 0; times < SAVES; times += 1)
      await client.query("update notes set text = $1", [longNote()]);
    const sizes = await client.query<{ size: number }>("select pg_total_relation_size('notes')::int size");
    return sizes.rows[0]?.size ?? 0;
  };
  changedAt = performance.now() - 60_000;
  const first = await save();
  await vacuum.look();
  const second = await save();
  expect(second).toBeGreaterThan(1.8 * first);

  isWaiting = false;
  changedAt = performance.now();
  await vacuum.look();
  const third = await save();
  expect(third).toBeGreaterThan(1.4 * second);

  changedAt = performance.now() - 60_000;
  await vacuum.look();
  expect(await save()).toBeLessThan(1.1 * third);
  await vacuum.stop();
  await client.close();
}, 60_000);
