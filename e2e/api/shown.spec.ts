import { expect } from "@playwright/test";
import { test } from "../support/cast";
import { make } from "../support/make";
import { listen } from "../support/event-stream";
import { build } from "../support/world";

test("a page that is shown is told at once, and found by who comes late", async ({ cast, site }) => {
  const { campaign = 0, character = 0, fight = 0 } = await build(cast);
  const { creator, owner, admin } = cast;
  const path = `/api/campaigns/${campaign}/shown`;
  const last = async () => (await owner.send("GET", path)).json();
  const show = async (place: string, id?: number) => (await admin.send("POST", path, { place, id })).status;
  expect(await last()).toBeNull();
  const stream = await listen(site, owner.token, { campaign });
  expect(await show("map")).toBe(200);
  const { data, id } = await stream.next(({ event }) => event === "shown");
  expect(id).toMatch(/^\d+$/);
  expect(data).toEqual({ place: "map", id: null, by: admin.id, shown_at: expect.any(String) });
  expect(await last()).toEqual(data);
  expect(await show("character", character)).toBe(200);
  expect(await last()).toMatchObject({ place: "character", id: character });
  expect(await show("fight", fight)).toBe(200);
  // What is gone, or over, lies on the table no more.
  await creator.send("DELETE", `/api/fights/${fight}`);
  expect(await last()).toMatchObject({ place: "character", id: character });
  await owner.send("DELETE", `/api/characters/${character}`);
  expect(await last()).toMatchObject({ place: "map", id: null });
  // Who comes back hears of what lies there now, once, and of nothing that is gone.
  expect(await show("themes")).toBe(200);
  const back = await listen(site, owner.token, { campaign, lastEventId: id });
  expect((await back.next(({ event }) => event === "shown")).data).toMatchObject({ place: "themes" });
  back.close();
  const cleared = await admin.send("DELETE", path);
  expect(cleared.status).toBe(200);
  await stream.next((one) => one.event === "shown" && one.data === null);
  expect(await last()).toBeNull();
  const prepared = await creator.send("POST", "/api/fights", { campaign_id: campaign, name: "Later" });
  const { fight_id } = prepared.json() as { fight_id: number };
  expect([
    await show("fight", fight_id),
    await show("fight", 999_999),
    await show("character", 999_999),
    await show("handout", 999_999),
    await show("character"),
    await show("notes"),
  ]).toEqual([409, 404, 404, 404, 400, 400]);
  stream.close();
});

test("a handout is shown to those for whom it is open, and to nobody once it is sealed", async ({
  cast,
  site,
}) => {
  const { campaign = 0, handout = 0 } = await build(cast);
  const { creator, owner, other } = cast;
  const path = `/api/campaigns/${campaign}/shown`;
  const last = async (one: typeof owner) => (await one.send("GET", path)).json();
  await creator.send("POST", path, { place: "themes" });
  const streams = await Promise.all([owner, other].map(({ token }) => listen(site, token, { campaign })));
  await creator.send("POST", `/api/handouts/${handout}/open`, { for: [owner.id], show: 1 });
  const [seen, hidden] = streams;
  expect((await seen?.next(({ event }) => event === "shown"))?.data).toMatchObject({ id: handout });
  expect(await last(owner)).toMatchObject({ place: "handout", id: handout });
  expect(await last(other)).toMatchObject({ place: "themes", id: null });
  await creator.send("POST", `/api/handouts/${handout}/seal`);
  expect(await last(owner)).toMatchObject({ place: "themes" });
  expect(await last(creator)).toMatchObject({ place: "themes" });
  expect((await creator.send("POST", path, { place: "handout", id: handout })).status).toBe(409);
  // What only one was shown is taken away from that one alone.
  await creator.send("DELETE", path);
  await creator.send("POST", `/api/handouts/${handout}/open`, { for: [owner.id], show: 1 });
  const before = seen?.events.length ?? 0;
  await creator.send("DELETE", path);
  await seen?.next((one) => seen.events.indexOf(one) >= before && one.event === "shown" && one.data === null);
  await creator.send("POST", path, { place: "map" });
  await hidden?.next(({ event, data }) => event === "shown" && data?.["place"] === "map");
  const told = hidden?.events
    .filter(({ event }) => event === "shown")
    .map(({ data }) => data?.["place"] ?? null);
  // The page that lay there for all, and the one that lies there now.
  expect(told).toEqual([null, "map"]);
  for (const stream of streams) stream.close();
});

test("an item goes from one character to another of the campaign, once", async ({ cast, site }) => {
  const world = await build(cast);
  const { character = 0, campaign = 0, "bare character": bare = 0, "character item": item = 0 } = world;
  const { owner, other } = cast;
  const path = `/api/character-inventory/${item}/give`;
  const stream = await listen(site, other.token, { campaign });
  const give = async (to: number) => (await owner.send("POST", path, { character_id: to })).status;
  const elsewhere = await build(cast);
  expect([await give(character), await give(999_999), await give(elsewhere["character"] ?? 0)]).toEqual([
    400, 404, 404,
  ]);
  expect((await owner.send("POST", path, { character_id: character })).json()).toMatchObject({
    fields: { character_id: "It is theirs already" },
  });
  expect(await give(bare)).toBe(200);
  const told = ({ data }: { data: Record<string, unknown> }) => data["kind"] === "characters" && data["id"];
  await stream.next((one) => told(one) === character);
  await stream.next((one) => told(one) === bare);
  const items = async (id: number) =>
    (await owner.send("GET", `/api/character-inventory/character/${id}`)).json() as unknown[];
  expect(await items(character)).toEqual([]);
  expect(await items(bare)).toHaveLength(1);
  stream.close();
});

test("an item that ten give at once goes to one, and the others are told that it is gone", async ({
  cast,
}) => {
  const { campaign: campaign_id, "character item": item } = await build(cast);
  const { creator, owner } = cast;
  const receivers = await Promise.all(
    Array.from({ length: 10 }, () => make(creator, "characters", { campaign_id, character_name: "Heir" })),
  );
  const answers = await Promise.all(
    receivers.map(({ character_id }) =>
      owner.send("POST", `/api/character-inventory/${item}/give`, { character_id }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  // Who asks only after it was given is no longer its owner, and may not.
  expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
