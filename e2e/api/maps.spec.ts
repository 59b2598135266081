import { expect } from "@playwright/test";
import { test } from "../support/cast";
import { answerOf } from "../support/client";
import { png } from "../support/images";
import { makeCampaign } from "../support/make";
import { addMap, mapForm, mapsOf } from "../support/map-form";

const ALT = "A barrow ringed by teeth of slate";

test("a map has a name, a picture with its pixels, words, and a place in the order", async ({
  cast,
  site,
}) => {
  const { creator } = cast;
  const campaign = await makeCampaign(creator);
  const record = await addMap(
    creator,
    campaign,
    { name: "Verrin Harbour", alt: ALT, fogged: 0 },
    png(1800, 40),
  );
  expect(record).toMatchObject({
    campaign_id: campaign,
    name: "Verrin Harbour",
    width: 1800,
    height: 40,
    fogged: 0,
    fog: "[]",
    cut_image: null,
    version: 1,
    opened_for: null,
    sealed: 1,
    alt: ALT,
  });
  expect((await fetch(site + record.image)).status).toBe(200);
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(png(30, 50))], { type: "image/png" }), "new.png");
  const path = `/api/maps/${record.map_id}`;
  const changed = (await creator.send("PUT", path, form)).json() as Awaited<ReturnType<typeof addMap>>;
  expect(changed).toMatchObject({ name: "Verrin Harbour", alt: ALT, width: 30, height: 50 });
  expect((await fetch(site + record.image)).status).toBe(404);
  const renamed = (await creator.send("PUT", path, { ...changed, name: "The harbour" })).json();
  expect(renamed).toMatchObject({ image: changed.image, width: 30, height: 50 });

  const second = await addMap(creator, campaign, { name: "Second" });
  const first = await addMap(creator, campaign, { name: "First", position: -5 });
  const ids = async () => (await mapsOf(creator, campaign)).map(({ map_id }) => map_id);
  expect(await ids()).toEqual([first.map_id, record.map_id, second.map_id]);
  await creator.send("PUT", `/api/maps/${second.map_id}`, { position: -9 });
  expect(await ids()).toEqual([second.map_id, first.map_id, record.map_id]);
  expect((await creator.send("DELETE", path)).status).toBe(200);
  expect((await creator.send("DELETE", path)).status).toBe(404);
  expect((await fetch(site + changed.image)).status).toBe(404);
});

test("the longest side of a map has 4,096 pixels", async ({ cast }) => {
  const campaign = await makeCampaign(cast.creator);
  const within = await addMap(cast.creator, campaign, { name: "Within" }, png(4096, 64));
  expect(within).toMatchObject({ width: 4096, height: 64 });
  const beyond = await addMap(cast.creator, campaign, { name: "Beyond" }, png(8192, 64));
  expect(beyond).toMatchObject({ width: 4096, height: 32 });
});

test("what is wrong with a map is said at its field", async ({ cast }) => {
  const { send } = cast.creator;
  const campaign = await makeCampaign(cast.creator);
  const map = await addMap(cast.creator, campaign, { name: "The harbour" });
  const refused = async (method: string, path: string, body: object) => {
    const { status, json } = await send(method, `/api/maps${path}`, body);
    const { fields = {} } = json() as { fields?: object };
    return [status, Object.keys(fields)];
  };
  expect(await refused("POST", "", { campaign_id: campaign, name: "No picture" })).toEqual([400, ["image"]]);
  expect(await refused("POST", "", mapForm(campaign, { name: " " }))).toEqual([400, ["name"]]);
  expect(await refused("POST", "", mapForm(campaign, { name: "Fog", fogged: 1 }))).toEqual([400, ["fogged"]]);
  expect(await refused("POST", "", mapForm(campaign, { name: "a".repeat(121) }))).toEqual([400, ["name"]]);
  const path = `/${map.map_id}`;
  expect(await refused("PUT", path, { fogged: 1 })).toEqual([400, ["fogged"]]);
  expect(await refused("PUT", path, { alt: "a".repeat(301) })).toEqual([400, ["alt"]]);
  expect(await refused("POST", `${path}/open`, { for: [] })).toEqual([400, ["for"]]);
  expect(await refused("POST", `${path}/open`, { for: [cast.stranger.id] })).toEqual([400, ["for"]]);
  const text = mapForm(campaign, { name: "Text" }, Buffer.from("no picture"));
  expect((await send("POST", "/api/maps", text)).status).toBe(415);
  expect(await mapsOf(cast.creator, campaign)).toHaveLength(1);
});

test("maps travel with a campaign's file, in their order, whole and sealed", async ({ cast, site }) => {
  const { creator } = cast;
  const campaign = await makeCampaign(creator);
  const large = await addMap(creator, campaign, { name: "Large", alt: ALT }, png(2400, 20));
  await addMap(creator, campaign, { name: "First", position: -5 });
  await creator.send("POST", `/api/maps/${large.map_id}/open`, { for: "all" });
  const headers = { authorization: `Bearer ${creator.token}` };
  const file = await fetch(`${site}/api/campaigns/${campaign}/export`, { headers });
  const form = new FormData();
  form.set("campaign_file", new Blob([await file.arrayBuffer()]), "crown.zip");
  const imported = await answerOf(
    await fetch(`${site}/api/campaigns/import`, { method: "POST", headers, body: form }),
  );
  const { campaign_id = 0, imported_maps } = imported.json() as Record<string, number>;
  expect(imported_maps).toBe(2);
  const rows = await mapsOf(creator, campaign_id);
  expect(rows).toMatchObject([
    { name: "First", sealed: 1 },
    { name: "Large", sealed: 1, opened_for: null, alt: ALT, width: 2400, height: 20 },
  ]);
  expect(rows[1]?.image).not.toBe(large.image);
  expect((await fetch(site + String(rows[1]?.image))).status).toBe(200);
  await creator.send("DELETE", `/api/campaigns/${campaign_id}`);
  expect((await fetch(site + String(rows[1]?.image))).status).toBe(404);
});
