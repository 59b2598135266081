import { expect } from "@playwright/test";
import { type Cast, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { changesOf, settled } from "../support/heard";
import { make } from "../support/make";
import { build } from "../support/world";

test("a stream through a player's eyes tells what the player hears as a member, and nobody of who looks", async ({
  cast,
  site,
}) => {
  const world = await build(cast);
  const { campaign = 0, note = 0, handout = 0 } = world;
  const { creator, admin, owner, other } = cast;
  const stream = await listen(site, creator.token, { campaign, seeAs: owner.id });
  const { data } = await stream.next(({ event }) => event === "presence");
  expect(data["present"]).toEqual([]);
  await admin.send("PUT", `/api/dm-notes/${note}`, { note_text: "The ferryman lies." });
  await admin.send("POST", `/api/handouts/${handout}/open`, { for: [other.id] });
  await admin.send("POST", `/api/handouts/${handout}/open`, { for: [owner.id] });
  const dice = { dice: { d20: 1 } };
  for (const audience of ["me", "dm", "table"])
    await make(owner, `campaigns/${campaign}/rolls`, { ...dice, for: audience });
  await make(other, `campaigns/${campaign}/rolls`, { ...dice, for: "dm" });
  await owner.send("PUT", "/api/users/me", { username: "Tobias" });
  await settled(stream, cast, campaign);
  const rolls = stream.events.filter(({ event }) => event === "roll");
  expect(rolls.map((one) => one.data["for"])).toEqual(["dm", "table"]);
  expect(changesOf(stream).filter((one) => /notes|invites|shelf|account/.test(one))).toEqual([]);
  expect(changesOf(stream)).toContain(`handouts ${handout}`);
  // A stream of one's own counts the book as open; this one didn't.
  const own = await listen(site, other.token, { campaign });
  const present = (await own.next(({ event }) => event === "presence")).data["present"];
  expect(present).toEqual([{ user_id: other.id, username: "Ysolt" }]);
  own.close();
  stream.close();
});

test("a stream through a player's eyes is refused as every read is", async ({ cast, site }) => {
  const { campaign = 0 } = await build(cast);
  const { creator, admin, owner, stranger } = cast;
  const statusOf = async (token: string, seeAs: number) => {
    const { status, close } = await listen(site, token, { campaign, seeAs });
    close();
    return status;
  };
  expect([
    await statusOf(creator.token, owner.id),
    await statusOf(owner.token, owner.id),
    await statusOf(creator.token, admin.id),
    await statusOf(creator.token, stranger.id),
    await statusOf(stranger.token, owner.id),
  ]).toEqual([200, 403, 404, 404, 404]);
});

for (const [what, lose] of [
  [
    "the player is removed",
    ({ creator, owner }, campaign) => creator.send("DELETE", `/api/campaigns/${campaign}/roles/${owner.id}`),
  ],
  [
    "the player becomes an admin",
    ({ creator, owner }, campaign) =>
      creator.send("PUT", `/api/campaigns/${campaign}/roles/${owner.id}`, { role: "admin" }),
  ],
  [
    "who looks becomes a player",
    ({ creator, admin }, campaign) =>
      creator.send("PUT", `/api/campaigns/${campaign}/roles/${admin.id}`, { role: "player" }),
  ],
  ["who looks leaves", ({ admin }, campaign) => admin.send("POST", `/api/campaigns/${campaign}/leave`)],
] as const satisfies [string, (cast: Cast, campaign: number) => Promise<unknown>][])
  test(`a stream through a player's eyes ends where ${what}`, async ({ cast, site }) => {
    const { campaign = 0 } = await build(cast);
    const stream = await listen(site, cast.admin.token, { campaign, seeAs: cast.owner.id });
    await stream.next(({ event }) => event === "presence");
    await lose(cast, campaign);
    await stream.ended;
    // The player's own streams, and those of who looks, are others.
    expect(stream.status).toBe(200);
  });
