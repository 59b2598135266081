import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { watchWaiting } from "./embedded-wait";

test("transactions and single statements that change something are changes, reading is none", async () => {
  const client = await PGlite.create();
  const { changedAt } = watchWaiting(client);
  await client.exec("create table notes (id int, text text); insert into notes values (1, '')");
  await client.query("select 1");
  await client.query(" SELECT text from notes where text <> 'update'");
  expect(changedAt()).toBe(0);
  let before = changedAt();
  for (const change of [
    () => client.query("with changed as (update notes set text = 'a' returning *) select * from changed"),
    () => client.query("update notes set text = 'b'"),
    () => client.transaction((tx) => tx.query("update notes set text = 'c'")),
  ]) {
    await change();
    expect(changedAt()).toBeGreaterThan(before);
    before = changedAt();
  }
  await client.close();
}, 60_000);
