import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { memoryDatabase } from "@/db/testing/memory-database";
import { jsonList, named, PART } from "./json-list";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
}, 60_000);
afterAll(() => memory.close());

/** Of one name, in the order in which they were made. */
const settings = jsonList("settings", (db, id) =>
  db
    .select(named({ setting: campaigns.setting }))
    .from(campaigns)
    .where(eq(campaigns.name, id))
    .orderBy(asc(campaigns.id)),
);

/** `{"setting":"…"}` has so many bytes besides the text. */
const AROUND = 14;

test.each([
  ["that fit", [100, 100], [100, 100]],
  ["of which the second is too much", [100, 300, 10], [100, null]],
  ["of which the third is too much", [50, 50, 300, 10], [50, 50, null]],
  ["of which the first alone is too much", [400, 10, 10], [400, null]],
  ["of which the only one is too much", [400], [400]],
  ["of which the first two fill it", [150, 150 - 2 * AROUND, 10], [150, 150 - 2 * AROUND, null]],
])("a part of rows %s", async (name, lengths, listed) => {
  const { db } = memory;
  const book = { name, coverColour: "", description: "" };
  for (const length of lengths) await db.insert(campaigns).values({ ...book, setting: "x".repeat(length) });
  const [row] = await db
    .select({ rows: settings.json(db, PART, 300) })
    .from(campaigns)
    .limit(1)
    .prepare("")
    .execute({ id: name, limit: 10, offset: 0 });
  expect(settings.read(row?.rows).map((one) => one && one.setting.length)).toEqual(listed);
});
