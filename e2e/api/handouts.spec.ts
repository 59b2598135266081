import { expect } from "@playwright/test";
import { type Cast, test } from "../support/cast";
import { answerOf, type Send } from "../support/client";
import { listen } from "../support/event-stream";
import { png } from "../support/images";
import { make } from "../support/make";
import { build } from "../support/world";

interface Record_ {
  handout_id: number;
  image: string | null;
}
const SECRET = "The ferryman lies";

/** A campaign with one sealed handout, whose picture is stored. */
const sealed = async (cast: Cast) => {
  const { campaign = 0 } = await build(cast);
  const form = new FormData();
  form.set("campaign_id", String(campaign));
  form.set("title", SECRET);
  form.set("text", "Do not cross before it burns again.");
  form.set("image", new Blob([new Uint8Array(png(40, 30))], { type: "image/png" }), "bridge.png");
  const made = await cast.creator.send("POST", "/api/handouts", form);
  expect(made.status).toBe(201);
  const record = made.json() as Record_;
  expect(record).toMatchObject({ sealed: 1, opened_for: null, opened_at: null, title: SECRET });
  return { campaign, ...record, id: record.handout_id };
};
const listOf = async (send: Send, campaign: number) =>
  (await send("GET", `/api/handouts/${campaign}`)).json() as Record<string, unknown>[];
const titles = async (send: Send, campaign: number) =>
  (await listOf(send, campaign)).map(({ title }) => title).filter((title) => title !== "A letter");

test("nothing of a sealed handout reaches a player, before it is opened, for others, and after it is sealed again", async ({
  cast,
}) => {
  const { creator, admin, owner, other, stranger } = cast;
  const { campaign, id, image } = await sealed(cast);
  const open = (data: object) => creator.send("POST", `/api/handouts/${id}/open`, data);
  const isHidden = async ({ send }: typeof owner, status = 404) => {
    expect(await titles(send, campaign)).toEqual([]);
    for (const [method, path, data] of [
      ["PUT", "", { title: "Mine" }],
      ["DELETE", ""],
      ["POST", "/open", { for: "all" }],
      ["POST", "/seal"],
      ["POST", "/read"],
    ] as const)
      expect([path, (await send(method, `/api/handouts/${id}${path}`, data)).status]).toEqual([path, status]);
    for (const path of [`/api/handouts/${campaign}`, `/api/characters/${campaign}`, "/api/users/me/export"])
      expect((await send("GET", path)).text).not.toMatch(new RegExp(`${SECRET}|${image}`));
  };
  await isHidden(owner);
  expect((await open({ for: [] })).status).toBe(400);
  expect((await open({ for: [stranger.id] })).status).toBe(400);
  expect((await open({ for: "some" })).status).toBe(400);

  const forOne = await open({ for: [owner.id] });
  expect(forOne.json()).toMatchObject({ sealed: 0, opened_for: `[${owner.id}]` });
  const { opened_at } = forOne.json() as { opened_at: string };
  await isHidden(other);
  const given = (await listOf(owner.send, campaign)).find(({ title }) => title === SECRET) ?? {};
  expect(Object.keys(given).toSorted()).toEqual([
    "campaign_id",
    "handout_id",
    "image",
    "opened_at",
    "read",
    "text",
    "title",
  ]);
  expect(given).toMatchObject({ read: 0, opened_at, image });
  expect((await owner.send("PUT", `/api/handouts/${id}`, { title: "Mine" })).status).toBe(403);
  expect((await owner.send("POST", `/api/handouts/${id}/read`)).json()).toMatchObject({ read: 1 });

  expect((await open({ for: "all" })).json()).toMatchObject({ opened_for: '"all"', opened_at });
  expect(await titles(other.send, campaign)).toEqual([SECRET]);
  expect((await listOf(owner.send, campaign)).find(({ title }) => title === SECRET)).toMatchObject({
    read: 1,
  });
  expect((await admin.send("POST", `/api/handouts/${id}/seal`)).json()).toMatchObject({
    sealed: 1,
    opened_for: null,
    opened_at,
  });
  await isHidden(owner);
  await isHidden(other);
});

test("players get the newest opened first, those who keep them their own order", async ({ cast }) => {
  const { creator, owner } = cast;
  const { campaign = 0, handout: first = 0 } = await build(cast);
  const [second = 0, third = 0] = [
    (await make(creator, "handouts", { campaign_id: campaign, title: "Second" }))["handout_id"],
    (await make(creator, "handouts", { campaign_id: campaign, title: "Third" }))["handout_id"],
  ];
  for (const id of [third, second]) await make(creator, `handouts/${id}/open`, { for: "all" });
  const order = async ({ send }: typeof owner, query = "") =>
    ((await send("GET", `/api/handouts/${campaign}${query}`)).json() as Record_[]).map(
      ({ handout_id }) => handout_id,
    );
  const newest = await order(owner);
  expect(newest).toEqual([second, third, first]);
  expect(await order(creator)).toEqual([first, second, third]);
  expect(await order(owner, "?limit=1&offset=1")).toEqual(newest.slice(1, 2));
});

test("the stream tells of a handout those who may see it, when it is opened and when it is closed", async ({
  cast,
  site,
}) => {
  const { creator, owner, other } = cast;
  const { campaign, id } = await sealed(cast);
  const streams = await Promise.all(
    [creator, owner, other].map(({ token }) => listen(site, token, { campaign })),
  );
  const heard = () =>
    streams.map(({ events }) => events.filter(({ data }) => data["kind"] === "handouts").length);
  const settle = async () => {
    const before = streams.map(({ events }) => events.length);
    await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: crypto.randomUUID() });
    await Promise.all(
      streams.map((one, index) =>
        one.next(
          (event) => event.data["kind"] === "campaign" && one.events.indexOf(event) >= (before[index] ?? 0),
        ),
      ),
    );
  };
  await creator.send("PUT", `/api/handouts/${id}`, { text: "Still sealed" });
  await settle();
  expect(heard()).toEqual([1, 0, 0]);
  await creator.send("POST", `/api/handouts/${id}/open`, { for: [owner.id] });
  await settle();
  expect(heard().map((count) => count > 0)).toEqual([true, true, false]);
  const [, once = 0] = heard();
  await creator.send("POST", `/api/handouts/${id}/open`, { for: [other.id] });
  await settle();
  const [, closed = 0, opened = 0] = heard();
  expect([closed > once, opened > 0]).toEqual([true, true]);
  await creator.send("POST", `/api/handouts/${id}/seal`);
  await settle();
  expect((heard()[2] ?? 0) > opened).toBe(true);
  for (const stream of streams) stream.close();
});

test("handouts travel with a campaign's file, in their order and sealed", async ({ cast, site }) => {
  const { creator } = cast;
  const { campaign, id } = await sealed(cast);
  await creator.send("PUT", `/api/handouts/${id}`, { position: -5 });
  await creator.send("POST", `/api/handouts/${id}/open`, { for: "all" });
  const headers = { authorization: `Bearer ${creator.token}` };
  const file = await fetch(`${site}/api/campaigns/${campaign}/export`, { headers });
  const form = new FormData();
  form.set("campaign_file", new Blob([await file.arrayBuffer()]), "crown.zip");
  const imported = await answerOf(
    await fetch(`${site}/api/campaigns/import`, { method: "POST", headers, body: form }),
  );
  const { campaign_id, imported_handouts } = imported.json() as Record<string, number>;
  expect(imported_handouts).toBe(2);
  const rows = await listOf(creator.send, campaign_id ?? 0);
  expect(rows).toMatchObject([
    { title: SECRET, sealed: 1, opened_for: null, opened_at: null },
    { title: "A letter", sealed: 1 },
  ]);
  expect((await fetch(site + String(rows[0]?.["image"]))).status).toBe(200);
});
