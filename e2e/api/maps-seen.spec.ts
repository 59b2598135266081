import { expect } from "@playwright/test";
import { type Cast, test } from "../support/cast";
import type { Send } from "../support/client";
import { listen } from "../support/event-stream";
import { png } from "../support/images";
import { make } from "../support/make";
import { addMap, mapsOf } from "../support/map-form";
import { build } from "../support/world";

const SECRET = "Kingsgrave";
const ALT = "A barrow ringed by teeth of slate";

const names = async (one: { send: Send }, campaign: number) =>
  (await mapsOf(one, campaign)).map(({ name }) => name).filter((name) => name !== "The harbour");

/** A campaign with one sealed map. */
const sealed = async (cast: Cast) => {
  const { campaign = 0 } = await build(cast);
  const record = await addMap(cast.creator, campaign, { name: SECRET, alt: ALT }, png(400, 300));
  return { campaign, record, id: record.map_id };
};

test("nothing of a sealed map reaches a player, before it is opened, for others, and after it is sealed again", async ({
  cast,
}) => {
  const { creator, admin, owner, other } = cast;
  const { campaign, id, record } = await sealed(cast);
  const { image } = record;
  await make(creator, "handouts", { campaign_id: campaign, title: "Sealed", text: `[[${SECRET}]]` });
  const { handout_id: letter } = await make(creator, "handouts", {
    campaign_id: campaign,
    title: "An open letter",
    text: `We meet below [[${SECRET}]].`,
  });
  await make(creator, `handouts/${letter}/open`, { for: "all" });
  const open = (data: object) => creator.send("POST", `/api/maps/${id}/open`, data);
  const isHidden = async ({ send }: typeof owner) => {
    expect(await names({ send }, campaign)).toEqual([]);
    for (const [method, path, data] of [
      ["PUT", "", { name: "Mine" }],
      ["DELETE", ""],
      ["POST", "/open", { for: "all" }],
      ["POST", "/seal"],
    ] as const)
      expect([path, (await send(method, `/api/maps/${id}${path}`, data)).status]).toEqual([path, 404]);
    const of = `/api/campaigns/${campaign}`;
    expect((await send("GET", `${of}/links?kind=map&id=${id}`)).status).toBe(404);
    expect((await send("GET", `${of}/names?exact=${SECRET}`)).json()).toEqual([]);
    for (const query of [SECRET, "barrow"]) {
      const hits = (await send("GET", `${of}/search?q=${query}`)).json() as { kind: string }[];
      expect(hits.filter(({ kind }) => kind === "map")).toEqual([]);
    }
    const paths = [`/api/maps/${campaign}`, `${of}/shown`, `${of}/export-markdown`, "/api/users/me/export"];
    for (const path of paths)
      expect((await send("GET", path)).text).not.toMatch(new RegExp(`${SECRET}|barrow|${image}`));
  };
  await isHidden(owner);
  expect((await open({ for: [owner.id] })).json()).toMatchObject({ sealed: 0, opened_for: `[${owner.id}]` });
  await isHidden(other);
  const given = (await mapsOf(owner, campaign)).find(({ name }) => name === SECRET);
  expect(Object.keys(given ?? {}).toSorted()).toEqual([
    "alt",
    "campaign_id",
    "fogged",
    "height",
    "image",
    "map_id",
    "name",
    "updated_at",
    "version",
    "width",
  ]);
  expect(given).toMatchObject({ image, width: 400, height: 300, fogged: 0, version: 1 });
  expect((await owner.send("PUT", `/api/maps/${id}`, { name: "Mine" })).status).toBe(403);
  expect((await owner.send("DELETE", `/api/maps/${id}`)).status).toBe(403);
  // Through that player's eyes the dungeon master sees the same.
  const seenAs = await creator.send("GET", `/api/maps/${campaign}?see_as=${owner.id}`);
  expect(seenAs.text).toBe((await owner.send("GET", `/api/maps/${campaign}`)).text);
  await open({ for: "all" });
  expect(await names(other, campaign)).toEqual([SECRET]);
  expect((await admin.send("POST", `/api/maps/${id}/seal`)).json()).toMatchObject({
    sealed: 1,
    opened_for: null,
  });
  await isHidden(owner);
  await isHidden(other);
});

test("an open map is found, named and linked, and its links follow its name", async ({ cast }) => {
  const { creator, owner } = cast;
  const { campaign, id } = await sealed(cast);
  await creator.send("POST", `/api/maps/${id}/open`, { for: "all" });
  const { handout_id } = await make(creator, "handouts", {
    campaign_id: campaign,
    title: "A summons",
    text: `Below [[${SECRET}]], or [[${SECRET}|map ${id}]].`,
  });
  await make(creator, `handouts/${handout_id}/open`, { for: "all" });
  const of = `/api/campaigns/${campaign}`;
  const get = async (path: string) => (await owner.send("GET", of + path)).json();
  expect(await get("/search?q=kingsgr")).toContainEqual(
    expect.objectContaining({ kind: "map", id, title: SECRET }),
  );
  expect(await get("/search?q=slate&kind=map")).toEqual([expect.objectContaining({ id })]);
  expect(await get(`/names?exact=${SECRET}`)).toEqual([{ title: SECRET, kind: "map", id }]);
  expect(await get(`/links?kind=map&id=${id}`)).toEqual([expect.objectContaining({ title: "A summons" })]);
  await creator.send("PUT", `/api/maps/${id}`, { name: "The barrow" });
  const renaming = { kind: "map", id, from: SECRET };
  expect((await creator.send("POST", `${of}/rename-links`, renaming)).json()).toMatchObject({ changed: 1 });
  expect((await owner.send("GET", `/api/handouts/${campaign}`)).text).toContain(
    `Below [[The barrow]], or [[The barrow|map ${id}]].`,
  );
});

test("the stream tells of a map those who may see it, when it is opened and when it is closed", async ({
  cast,
  site,
}) => {
  const { creator, owner, other } = cast;
  const { campaign, id } = await sealed(cast);
  const streams = await Promise.all(
    [creator, owner, other].map(({ token }) => listen(site, token, { campaign })),
  );
  const heard = async () => {
    const before = streams.map(({ events }) => events.length);
    await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: crypto.randomUUID() });
    await Promise.all(
      streams.map((one, at) =>
        one.next(
          (event) => event.data["kind"] === "campaign" && one.events.indexOf(event) >= (before[at] ?? 0),
        ),
      ),
    );
    return streams.map(({ events }) => events.filter(({ data }) => data["kind"] === "maps").length);
  };
  await creator.send("PUT", `/api/maps/${id}`, { alt: "Still sealed" });
  expect(await heard()).toEqual([1, 0, 0]);
  await creator.send("POST", `/api/maps/${id}/open`, { for: [owner.id] });
  const [, once = 0, none] = await heard();
  expect([once > 0, none]).toEqual([true, 0]);
  await creator.send("POST", `/api/maps/${id}/open`, { for: [other.id] });
  const [, closed = 0, opened = 0] = await heard();
  expect([closed > once, opened > 0]).toEqual([true, true]);
  await creator.send("POST", `/api/maps/${id}/seal`);
  expect(((await heard())[2] ?? 0) > opened).toBe(true);
  for (const stream of streams) stream.close();
});

test("a map is shown to those for whom it is open, and the world's to all", async ({ cast }) => {
  const { creator, owner, other } = cast;
  const { campaign, id } = await sealed(cast);
  const path = `/api/campaigns/${campaign}/shown`;
  const show = async (data: object) => (await creator.send("POST", path, { place: "map", ...data })).status;
  const last = async ({ send }: typeof owner) => (await send("GET", path)).json();
  expect(await show({})).toBe(200);
  expect(await show({ id })).toBe(409);
  expect(await show({ id: 2_000_000_000 })).toBe(404);
  await creator.send("POST", `/api/maps/${id}/open`, { for: [owner.id] });
  expect(await show({ id })).toBe(200);
  expect(await last(owner)).toMatchObject({ place: "map", id });
  expect(await last(other)).toMatchObject({ place: "map", id: null });
  await creator.send("POST", `/api/maps/${id}/seal`);
  expect(await last(owner)).toMatchObject({ place: "map", id: null });
  expect(await last(creator)).toMatchObject({ place: "map", id: null });
});
