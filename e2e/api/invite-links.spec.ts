import { expect } from "@playwright/test";
import { inviteLinks } from "@/db/schema/invite-links";
import { atOnce } from "../support/at-once";
import { assemble, join, type Player, test } from "../support/cast";
import { clientOf } from "../support/client";
import { makeCampaign } from "../support/make";
import { AppServer } from "../support/app-server";

const NO_BOOK = { error: "This invitation opens no book; ask whoever gave it to you for a new one." };

interface Link {
  invite_link_id: number;
  url: string;
}
const make = async ({ send }: Player, campaign: number, sent: object = { hours: 24 }) => {
  const answer = await send("POST", `/api/campaigns/${campaign}/invite-links`, sent);
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  const link = answer.json() as Link;
  return { ...link, path: `/api${new URL(link.url).pathname}` };
};
const membersOf = async ({ send }: Player, campaign: number) =>
  (await send("GET", `/api/campaigns/${campaign}/roles`)).json() as { user_id: number }[];

test("a link shows the cover to everybody, lets in once, and says its address once", async ({
  cast,
  site,
}) => {
  const { creator, stranger } = cast;
  const campaign = await makeCampaign(creator);
  const { path, url, ...link } = await make(creator, campaign, { hours: 168, uses: 2 });
  expect(link).toMatchObject({
    campaign_id: campaign,
    user_id: creator.id,
    username: "Maren",
    uses: 2,
    used: 0,
  });
  expect(path).toMatch(/^\/api\/join\/[\w-]{22}$/);

  const shown = await clientOf(site)("GET", path);
  expect(shown.json()).toEqual({
    campaign_name: "The Salt Crown",
    cover_img: null,
    cover_color: "#2a6ca6",
    kept_by: "Maren",
  });
  expect(shown.headers.get("set-cookie")).toBeNull();

  const joined = await stranger.send("POST", path);
  expect([joined.status, joined.json()]).toMatchObject([200, { campaign_id: campaign, is_player: 1 }]);
  expect((await stranger.send("POST", path)).status).toBe(409);
  const listed = (await stranger.send("GET", `/api/campaigns/${campaign}/invite-links`)).json();
  expect(listed).toMatchObject([{ invite_link_id: link.invite_link_id, used: 1, uses: 2 }]);
  expect(JSON.stringify(listed)).not.toContain("url");

  const second = await join(site, "Second");
  expect((await second.send("POST", path)).status).toBe(200);
  // Used up: for a member too.
  for (const { send } of [stranger, await join(site, "Third")]) {
    const late = await send("POST", path);
    expect([late.status, late.json()]).toEqual([404, NO_BOOK]);
  }
  expect((await clientOf(site)("GET", path)).json()).toEqual(NO_BOOK);
});

test("what is asked of a link is checked", async ({ cast, site }) => {
  const { creator } = cast;
  const campaign = await makeCampaign(creator);
  const send = (data: object) => creator.send("POST", `/api/campaigns/${campaign}/invite-links`, data);
  for (const data of [
    {},
    { hours: 25 },
    { hours: 24, uses: 0 },
    { hours: 24, uses: 51 },
    { hours: 24, uses: 1.5 },
  ])
    expect([data, (await send(data)).status]).toEqual([data, 400]);
  const half = await send({ hours: 1.5, uses: 1.5 });
  expect(half.json()).toMatchObject({ fields: { hours: "Must be 24, 168 or 720", uses: "From 1 to 50" } });
  for (const token of ["x", "%00", "a".repeat(4000), "AAAAAAAAAAAAAAAAAAAAAA"]) {
    const answer = await creator.send("GET", `/api/join/${token}`);
    expect([token, answer.status, answer.json()]).toEqual([token, 404, NO_BOOK]);
  }
  // As it may be copied from where it was cut off: no failure, but the sentence of every link that opens nothing.
  for (const token of ["%", "abc%", "abc%E0%A4%A", "%c3%a4"]) {
    const page = await fetch(`${site}/join/${token}`);
    expect([token, page.status, await page.text()]).toEqual([
      token,
      200,
      expect.stringContaining(NO_BOOK.error),
    ]);
  }
});

test("a link ends by withdrawal, and with its maker's membership", async ({ cast, site }) => {
  const { creator } = cast;
  const campaign = await makeCampaign(creator);
  const door = await make(creator, campaign);
  const [tobias, guest] = [await join(site, "Tobias"), await join(site, "Guest")];
  await tobias.send("POST", door.path);
  const [kept, own] = [await make(tobias, campaign), await make(tobias, campaign)];
  expect((await tobias.send("DELETE", `/api/invite-links/${door.invite_link_id}`)).status).toBe(403);
  expect((await tobias.send("DELETE", `/api/invite-links/${own.invite_link_id}`)).status).toBe(200);
  expect((await guest.send("POST", own.path)).status).toBe(404);
  await creator.send("DELETE", `/api/campaigns/${campaign}/roles/${tobias.id}`);
  expect((await guest.send("POST", kept.path)).status).toBe(404);
  // By one that is still open, who was removed comes in again.
  expect((await tobias.send("POST", door.path)).status).toBe(200);
});

test("fifty joins at once by a link with five uses make five members, at each of four links", async ({
  cast,
  site,
}) => {
  const { creator } = cast;
  const people: Player[] = [];
  for (let index = 0; index < 40; index += 1) people.push(await join(site, `Guest${index}`));
  // Each link is met by all of them while it has its uses: one that is used up has no race in it.
  for (let round = 0; round < 4; round += 1) {
    const campaign = await makeCampaign(creator);
    const { path } = await make(creator, campaign, { hours: 24, uses: 5 });
    const answers = await atOnce(50, (index) => (people[index % 40] ?? creator).send("POST", path));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await membersOf(creator, campaign)).toHaveLength(6);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  }
});

test("a token is in no log and not in the database, opens for its time alone, and guesses are limited", async () => {
  test.setTimeout(120_000);
  const server = await AppServer.make("embedded");
  Object.assign(server.env, { LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "1" });
  try {
    await server.prepare();
    await server.start();
    const { creator, stranger } = await assemble(server.address);
    const { path, url } = await make(creator, await makeCampaign(creator), { hours: 720 });
    const token = path.split("/").at(-1) ?? "";
    const nobody = clientOf(server.address);
    const page = await nobody("GET", `/join/${token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(page.text).toContain("You are invited to a campaign");
    expect(page.text.match(/<(title|meta)[^>]*>([^<]*)/g)?.join()).not.toMatch(/Salt Crown|lantern\.webp/);
    expect(page.text.match(/<(title|meta)[^>]*>([^<]*)/g)?.join()).not.toContain(token);
    expect((await nobody("GET", path)).status).toBe(200);
    for (let guess = 0; guess < 60; guess += 1)
      expect((await nobody("GET", `/api/join/wrong${guess}`)).status).toBe(404);
    const refused = await nobody("GET", path);
    expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
    await server.between(async (db) => {
      const rows = await db.select().from(inviteLinks);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      await db.update(inviteLinks).set({ expiresAt: new Date(Date.now() - 1000) });
      await db.execute("delete from attempts");
    });
    expect((await stranger.send("POST", path)).status).toBe(404);
    expect(server.said).not.toContain(token);
    expect(server.said).toContain("/api/join/[token]");
    expect(url).toBe(`${server.address}/join/${token}`);
  } finally {
    await server.remove();
  }
});
