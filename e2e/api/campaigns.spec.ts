// One file for one resource, as for the others.
import { expect, found, test } from "../support/fixtures";
import { png, pngFile, textFile } from "../support/images";
import { enlist } from "../support/make";
import type { Person } from "../support/people";

const full = {
  campaign_name: "Embers of Khar Dul",
  cover_color: "#a4432f",
  description: "The mountain breathes.",
  setting: "A broken range",
  factions: JSON.stringify([
    { name: "The Ashen Court", role: "Enemy" },
    { name: "Lamplighters" },
    { name: " " },
  ]),
  themes: JSON.stringify(JSON.stringify(["Old money", "", "Found family"])),
};

test("a campaign is created with all its fields and both pictures", async ({ creator }) => {
  const answer = await creator.api.post("/api/campaigns/create", {
    multipart: { ...full, cover_img: pngFile(), map_img: pngFile("map.png") },
  });
  expect(answer.status()).toBe(201);
  const campaign = await answer.json();
  expect(campaign).toMatchObject({
    campaign_id: expect.any(Number),
    campaign_name: "Embers of Khar Dul",
    cover_color: "#a4432f",
    description: "The mountain breathes.",
    setting: "A broken range",
    factions: '[{"name":"The Ashen Court","role":"Enemy"},{"name":"Lamplighters","role":"Player"}]',
    themes: '["Old money","Found family"]',
    is_creator: 1,
    is_admin: 0,
    is_player: 0,
  });
  for (const address of [campaign.cover_img, campaign.map_img]) {
    const image = await creator.api.get(address);
    expect(image.status()).toBe(200);
    expect(image.headers()).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  expect(await (await creator.api.get("/api/campaigns/my")).json()).toEqual([campaign]);
  expect(await (await creator.api.get("/api/campaigns")).json()).toEqual([campaign]);
});

test("a name is required, a colour has its default, and JSON does as well as multipart", async ({
  creator,
}) => {
  for (const multipart of [{ campaign_name: "" }, { campaign_name: "  " }, { setting: "x" }] as Record<
    string,
    string
  >[]) {
    const refused = await creator.api.post("/api/campaigns/create", { multipart });
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toEqual({
      error: "Campaign name is required",
      fields: { campaign_name: "Campaign name is required" },
    });
  }
  const made = await creator.api.post("/api/campaigns/create", {
    data: { campaign_name: "N", cover_color: "", themes: "one, two", unknown_field: 1 },
  });
  expect(await made.json()).toMatchObject({
    cover_color: "#2a6ca6",
    themes: '["one","two"]',
    factions: "[]",
  });
});

test("a change keeps what isn't sent, pictures included", async ({ creator }) => {
  const made = await (
    await creator.api.post("/api/campaigns/create", { multipart: { ...full, cover_img: pngFile() } })
  ).json();
  const changed = await creator.api.put(`/api/campaigns/${made.campaign_id}`, {
    multipart: { setting: "Under the ash", cover_img: made.cover_img },
  });
  expect(changed.status()).toBe(200);
  expect(await changed.json()).toEqual({ ...made, setting: "Under the ash" });
});

test("a replaced picture and the pictures of a deleted campaign are gone", async ({ creator }) => {
  const made = await (
    await creator.api.post("/api/campaigns/create", {
      multipart: { ...full, cover_img: pngFile(), map_img: pngFile() },
    })
  ).json();
  const path = `/api/campaigns/${made.campaign_id}`;
  const changed = await (await creator.api.put(path, { multipart: { cover_img: pngFile() } })).json();
  expect(changed.cover_img).not.toBe(made.cover_img);
  expect((await creator.api.get(made.cover_img)).status()).toBe(404);
  expect((await creator.api.delete(path)).status()).toBe(200);
  expect((await creator.api.get(changed.cover_img)).status()).toBe(404);
  expect((await creator.api.get(made.map_img)).status()).toBe(404);
});

test("what is no picture or too large is refused, and nothing is half saved", async ({ creator }) => {
  const text = await creator.api.post("/api/campaigns/create", {
    multipart: { ...full, cover_img: textFile() },
  });
  expect(text.status()).toBe(415);
  expect(await text.json()).toEqual({ error: "Only image files are allowed" });
  const svg = {
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  expect(
    (await creator.api.post("/api/campaigns/create", { multipart: { ...full, cover_img: svg } })).status(),
  ).toBe(415);
  const large = { ...pngFile(), buffer: Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)]) };
  const refused = await creator.api.post("/api/campaigns/create", { multipart: { ...full, map_img: large } });
  expect(refused.status()).toBe(413);
  expect(await refused.json()).toEqual({ error: "Images may be at most 4 MB" });
  expect(await (await creator.api.get("/api/campaigns/my")).json()).toEqual([]);
});

interface Attempt {
  name: string;
  send: (person: Person, id: number) => Promise<{ status(): number }>;
  /** creator, admin, player, stranger */
  expected: [number, number, number, number];
}
const attempts: Attempt[] = [
  {
    name: "read the dungeon master",
    send: ({ api }, id) => api.get(`/api/campaigns/${id}/dm`),
    expected: [200, 200, 200, 404],
  },
  {
    name: "read the roles",
    send: ({ api }, id) => api.get(`/api/campaigns/${id}/roles`),
    expected: [200, 200, 200, 404],
  },
  {
    name: "read the invites",
    send: ({ api }, id) => api.get(`/api/campaigns/${id}/invites`),
    expected: [200, 200, 200, 404],
  },
  {
    name: "edit",
    send: ({ api }, id) => api.put(`/api/campaigns/${id}`, { data: { setting: "x" } }),
    expected: [200, 200, 403, 404],
  },
  {
    name: "leave",
    send: ({ api }, id) => api.post(`/api/campaigns/${id}/leave`),
    expected: [409, 200, 200, 404],
  },
];
for (const { name, send, expected } of attempts)
  test(`who may ${name}`, async ({ creator, admin, player, stranger, campaign }) => {
    const people = [creator, admin, player, stranger];
    const statuses = [];
    for (const person of people) statuses.push((await send(person, campaign.id)).status());
    expect(statuses).toEqual(expected);
  });

test("a player and a stranger can't delete, an admin can", async ({ admin, player, stranger, campaign }) => {
  const remove = ({ api }: Person) => api.delete(`/api/campaigns/${campaign.id}`);
  expect((await remove(player)).status()).toBe(403);
  expect((await remove(stranger)).status()).toBe(404);
  expect((await remove(admin)).status()).toBe(200);
  expect((await remove(admin)).status()).toBe(404);
});

test("the dungeon master and the members are listed with their roles", async ({
  creator,
  admin,
  player,
  campaign,
}) => {
  const dm = await (await player.api.get(`/api/campaigns/${campaign.id}/dm`)).json();
  expect(dm).toEqual({ user_id: creator.id, username: "Maren", profile_img: null });
  const roles = await (await player.api.get(`/api/campaigns/${campaign.id}/roles`)).json();
  expect(roles.map(({ user_id, role }: { user_id: number; role: string }) => [user_id, role])).toEqual([
    [creator.id, "creator"],
    [admin.id, "admin"],
    [player.id, "player"],
  ]);
});

test("the creator makes and unmakes admins, and who removes whom", async ({
  creator,
  admin,
  player,
  otherPlayer,
  campaign,
}) => {
  const role = (by: Person, whom: Person, to: string) =>
    by.api.put(`/api/campaigns/${campaign.id}/roles/${whom.id}`, { data: { role: to } });
  const remove = (by: Person, whom: Person) =>
    by.api.delete(`/api/campaigns/${campaign.id}/roles/${whom.id}`);
  expect((await role(admin, player, "admin")).status()).toBe(403);
  expect((await role(creator, creator, "player")).status()).toBe(409);
  expect((await role(creator, player, "creator")).status()).toBe(400);
  expect(await (await role(creator, player, "admin")).json()).toMatchObject({
    user_id: player.id,
    role: "admin",
  });
  expect((await remove(admin, player)).status()).toBe(403);
  expect((await role(creator, player, "player")).status()).toBe(200);
  expect((await remove(player, otherPlayer)).status()).toBe(403);
  expect((await remove(admin, otherPlayer)).status()).toBe(200);
  expect((await remove(creator, creator)).status()).toBe(409);
  expect((await remove(creator, admin)).status()).toBe(200);
  expect((await remove(creator, admin)).status()).toBe(404);
});

test("each person is listed their own campaigns, with their own flags", async ({
  creator,
  player,
  stranger,
  campaign,
}) => {
  await found(stranger, "Elsewhere");
  const mine = async (person: Person) => (await person.api.get("/api/campaigns/my")).json();
  expect(await mine(creator)).toMatchObject([{ campaign_id: campaign.id, is_creator: 1, is_player: 0 }]);
  expect(await mine(player)).toMatchObject([{ campaign_id: campaign.id, is_creator: 0, is_player: 1 }]);
  expect(await mine(stranger)).toMatchObject([{ campaign_name: "Elsewhere" }]);
});

test("who left or was removed gets nothing any more and may be invited again", async ({
  creator,
  player,
  campaign,
}) => {
  await player.api.post(`/api/campaigns/${campaign.id}/leave`);
  expect((await player.api.get(`/api/campaigns/${campaign.id}/roles`)).status()).toBe(404);
  await enlist(creator, campaign.id, player);
  expect((await player.api.get(`/api/campaigns/${campaign.id}/roles`)).status()).toBe(200);
});

test("ids that are none are 404 in the path and 400 in a body", async ({ creator }) => {
  for (const id of ["abc", "0", "-1", "1e3", "2147483648", "%2012"])
    expect((await creator.api.get(`/api/campaigns/${id}/dm`)).status(), id).toBe(404);
  for (const campaign_id of ["abc", 0, -1, "1e3", 2147483648, 1.5, null, {}])
    expect((await creator.api.post("/api/dm-notes", { data: { campaign_id, note_text: "" } })).status()).toBe(
      400,
    );
});

test("text is kept as it was sent; NUL and broken unicode are refused", async ({ creator, campaign }) => {
  const path = `/api/campaigns/${campaign.id}`;
  const setting = "  <b>'; drop table users; --</b>\r\n\t☃ 𝔐  ";
  expect((await (await creator.api.put(path, { data: { setting } })).json()).setting).toBe(setting);
  for (const bad of ["a\u0000b", "a\ud800b"])
    for (const data of [
      { setting: bad },
      { factions: [bad] },
      { factions: [{ name: bad }] },
      { themes: [bad] },
    ])
      expect((await creator.api.put(path, { data })).status()).toBe(400);
});
