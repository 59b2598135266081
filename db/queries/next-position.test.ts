import { readFile } from "node:fs/promises";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import { memoryCampaign } from "@/db/testing/memory-campaign";
import { LARGEST_POSITION } from "@/lib/rules/largest-position";
import { POSITION_STEP } from "@/lib/rules/positions";
import { createHandout, createHandouts } from "./handouts";
import { createMap } from "./maps";

let memory: Awaited<ReturnType<typeof memoryCampaign>>;
let campaignId: number;
beforeAll(async () => {
  memory = await memoryCampaign();
  ({ campaignId } = memory);
}, 60_000);
afterAll(() => memory.close());

// A browser reads no position beyond the largest: one alone would keep the whole list from it.
test("what is added behind a handout or map that stands last of all gets a position that can be read", async () => {
  const last = { position: LARGEST_POSITION };
  const map = await memory.db.transaction(async (tx) => {
    const picture = { image: "/images/1.webp", width: 4, height: 4 };
    await createHandout(tx, campaignId, { title: "Last", ...last });
    await createHandout(tx, campaignId, { title: "Written since" });
    await createHandouts(tx, campaignId, [{ title: "Brought in", text: "", image: null }]);
    await createMap(tx, campaignId, { name: "Last", ...picture, ...last });
    return createMap(tx, campaignId, { name: "Added since", ...picture });
  });
  expect(map.position).toBe(LARGEST_POSITION);
  const rows = await memory.db
    .select({ title: handouts.title, position: handouts.position })
    .from(handouts)
    .where(eq(handouts.campaignId, campaignId))
    .orderBy(asc(handouts.position), asc(handouts.id));
  expect(rows).toEqual(["Last", "Written since", "Brought in"].map((title) => ({ title, ...last })));
});

test("positions that were stored beyond the largest come into the range in their order", async () => {
  const { db } = memory;
  const stored = [LARGEST_POSITION + POSITION_STEP, LARGEST_POSITION, 7];
  const book = { name: "The Gilded Owl", coverColour: "", description: "", setting: "" };
  const [{ id } = { id: 0 }] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const text = "";
  const picture = { image: "/images/1.webp", width: 4, height: 4 };
  for (const position of stored) {
    await db.insert(handouts).values({ campaignId: id, position, title: String(position), text });
    await db.insert(maps).values({ campaignId: id, position, name: String(position), ...picture });
  }
  const migration = await readFile("db/migrations/0022_positions_within_the_range.sql", "utf8");
  for (const statement of migration.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));

  const kept = stored.toReversed().map((was, index) => [String(was), (index + 1) * POSITION_STEP]);
  const newHandouts = await db
    .select()
    .from(handouts)
    .where(eq(handouts.campaignId, id))
    .orderBy(asc(handouts.position));
  expect(newHandouts.map(({ title, position }) => [title, position])).toEqual(kept);
  const newMaps = await db.select().from(maps).where(eq(maps.campaignId, id)).orderBy(asc(maps.position));
  expect(newMaps.map(({ name, position }) => [name, position])).toEqual(kept);
  // A book without such a row is left as it is.
  const others = await db.select().from(handouts).where(eq(handouts.campaignId, campaignId));
  expect(new Set(others.map(({ position }) => position))).toEqual(new Set([LARGEST_POSITION]));
});
