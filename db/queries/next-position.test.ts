import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handouts } from "@/db/schema/handouts";
import { memoryCampaign } from "@/db/testing/memory-campaign";
import { LARGEST_POSITION } from "@/lib/rules/largest-position";
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
  const maps = await memory.db.transaction(async (tx) => {
    const picture = { image: "/images/1.webp", width: 4, height: 4 };
    await createHandout(tx, campaignId, { title: "Last", ...last });
    await createHandout(tx, campaignId, { title: "Written since" });
    await createHandouts(tx, campaignId, [{ title: "Brought in", text: "", image: null }]);
    await createMap(tx, campaignId, { name: "Last", ...picture, ...last });
    return createMap(tx, campaignId, { name: "Added since", ...picture });
  });
  expect(maps.position).toBe(LARGEST_POSITION);
  const rows = await memory.db
    .select({ title: handouts.title, position: handouts.position })
    .from(handouts)
    .where(eq(handouts.campaignId, campaignId))
    .orderBy(asc(handouts.position), asc(handouts.id));
  expect(rows).toEqual(["Last", "Written since", "Brought in"].map((title) => ({ title, ...last })));
});
