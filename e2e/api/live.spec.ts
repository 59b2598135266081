// One file: all that a stream tells and whom, from when it opens until it ends.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { type Player, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { changesOf, settled } from "../support/heard";
import { build } from "../support/world";

test("a stream is opened with its headers, for members only", async ({ cast, site }) => {
  const { campaign = 0 } = await build(cast);
  const stream = await listen(site, cast.owner.token, { campaign });
  expect(stream.status).toBe(200);
  expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(stream.headers.get("cache-control")).toBe("no-store");
  expect(stream.headers.get("x-accel-buffering")).toBe("no");
  expect(stream.headers.get("content-encoding")).toBeNull();
  const { data, id } = await stream.next(({ event }) => event === "presence");
  expect(id).toBeUndefined();
  expect(data["present"]).toContainEqual({ user_id: cast.owner.id, username: "Tobias" });
  stream.close();
  const refused = async (token: string | undefined, asked: number | string) => {
    const { status, headers, close } = await listen(site, token, { campaign: asked });
    close();
    return `${status} ${headers.get("content-type")}`;
  };
  expect([
    await refused(undefined, campaign),
    await refused("nonsense", campaign),
    await refused(cast.stranger.token, campaign),
    await refused(cast.left.token, campaign),
    await refused(cast.owner.token, "abc"),
    await refused(cast.owner.token, "9".repeat(200)),
    await refused(cast.owner.token, "\0"),
    await refused(cast.owner.token, 999_999),
  ]).toEqual([401, 401, 404, 404, 404, 404, 404, 404].map((status) => `${status} application/json`));
});

test("a change is told to all who have the book open, to its maker too", async ({ cast, site }) => {
  const { campaign = 0, character = 0 } = await build(cast);
  const people = [cast.owner, cast.other, cast.creator];
  const streams = await Promise.all(people.map(({ token }) => listen(site, token, { campaign })));
  await cast.owner.send("PUT", `/api/characters/${character}`, { character_name: "Ysolt the Grey" });
  for (const stream of streams) {
    const { data, id } = await stream.change("characters");
    expect(data).toEqual({ kind: "characters", id: character, campaign_id: campaign, by: cast.owner.id });
    expect(id).toMatch(/^\d+$/);
  }
  for (const stream of streams) stream.close();
});

test("what players may not see makes no event for them", async ({ cast, site }) => {
  const { campaign = 0, encounter = 0, note = 0 } = await build(cast);
  const [player, master] = await Promise.all([
    listen(site, cast.owner.token, { campaign }),
    listen(site, cast.admin.token, { campaign }),
  ]);
  const { send } = cast.creator;
  await send("PUT", `/api/dm-notes/${note}`, { note_text: "The ferryman lies." });
  await send("PUT", `/api/encounters/${encounter}`, { encounter_name: "Ghoul" });
  await send("POST", "/api/encounter-spells", { encounter_id: encounter, spell_name: "Rime" });
  await send("POST", `/api/encounters/${encounter}/hit-points`, { change: -1 });
  await settled(player, cast, campaign);
  await settled(master, cast, campaign);
  // Each stream is told by itself: the player may hear of the second change a moment later.
  await expect.poll(() => changesOf(player)).toEqual([`campaign ${campaign}`, `campaign ${campaign}`]);
  expect(changesOf(master).slice(0, 2)).toEqual([`notes ${note}`, `encounters ${encounter}`]);
  player.close();
  master.close();
});

test("a stream without a campaign hears what concerns the person alone", async ({ cast, site }) => {
  const { campaign = 0 } = await build(cast);
  const stream = await listen(site, cast.guest.token);
  await cast.creator.send("PUT", `/api/campaigns/${campaign}`, { description: "Not theirs" });
  const invited = await cast.creator.send("POST", "/api/campaigns/invite", {
    campaign_id: campaign,
    receiver_id: cast.guest.id,
  });
  await stream.change("invites");
  const { invite_id } = invited.json() as { invite_id: number };
  await cast.guest.send("POST", "/api/invites/respond", { invite_id, accept: true });
  const { data } = await stream.change("shelf");
  expect(data).toMatchObject({ id: campaign, campaign_id: campaign });
  expect(changesOf(stream)).not.toContain(`campaign ${campaign}`);
  await cast.guest.send("POST", `/api/campaigns/${campaign}/leave`);
  stream.close();
});

test("whom somebody asked in hears that the invite ended with their membership", async ({ cast, site }) => {
  const { campaign = 0 } = await build(cast);
  const { creator, guest, other, owner } = cast;
  const ends = [
    [other, () => other.send("POST", `/api/campaigns/${campaign}/leave`)],
    [owner, () => creator.send("DELETE", `/api/campaigns/${campaign}/roles/${owner.id}`)],
  ] as const;
  for (const [sender, end] of ends) {
    const stream = await listen(site, guest.token);
    const asked = { campaign_id: campaign, receiver_id: guest.id };
    const sent = await sender.send("POST", "/api/campaigns/invite", asked);
    const { invite_id } = sent.json() as { invite_id: number };
    await end();
    const told = `invites ${invite_id}`;
    await expect.poll(() => changesOf(stream)).toEqual([told, told]);
    stream.close();
  }
});

test("who is removed, or gets another role, hears so and nothing after it", async ({ cast, site }) => {
  const { campaign = 0, note = 0 } = await build(cast);
  const { creator, other, admin } = cast;
  const removed = await listen(site, other.token, { campaign });
  await creator.send("DELETE", `/api/campaigns/${campaign}/roles/${other.id}`);
  await removed.change("members");
  await removed.ended;
  const demoted = await listen(site, admin.token, { campaign });
  await creator.send("PUT", `/api/campaigns/${campaign}/roles/${admin.id}`, { role: "player" });
  await demoted.ended;
  await creator.send("PUT", `/api/dm-notes/${note}`, { note_text: "Not for them" });
  expect(changesOf(demoted)).toEqual([`members ${campaign}`, `shelf ${campaign}`]);
  expect((await listen(site, other.token, { campaign })).status).toBe(404);
});

test("logging out everywhere ends the person's streams", async ({ cast, site }) => {
  const person = await cast.standIn();
  const stream = await listen(site, person.token);
  await person.send("POST", "/api/users/logout", { everywhere: true });
  expect((await stream.change("account")).data).toMatchObject({ id: person.id, campaign_id: null });
  await stream.ended;
  expect((await listen(site, person.token)).status).toBe(401);
});

test("who has the book open is told to all, and again when they have left", async ({ cast, site }) => {
  const { campaign = 0 } = await build(cast);
  const { owner, other } = cast;
  const present = (person: Player) => (one: { event: string; data: Record<string, unknown> }) =>
    one.event === "presence" &&
    (one.data["present"] as { user_id: number }[]).some(({ user_id }) => user_id === person.id);
  const watching = await listen(site, owner.token, { campaign });
  const visitor = await listen(site, other.token, { campaign });
  const { data } = await watching.next(present(other));
  expect(data["present"]).toEqual([
    { user_id: owner.id, username: "Tobias" },
    { user_id: other.id, username: "Ysolt" },
  ]);
  const seen = watching.events.length;
  visitor.close();
  await watching.next(
    (one) => watching.events.indexOf(one) >= seen && one.event === "presence" && !present(other)(one),
  );
  watching.close();
});

test("each stream that begins or ends is told, also where the person has another", async ({ cast, site }) => {
  const { campaign = 0 } = await build(cast);
  const { owner, other } = cast;
  const watching = await listen(site, owner.token, { campaign });
  const crowds = () => watching.events.filter(({ event }) => event === "presence");
  const isThere = () =>
    ((crowds().at(-1)?.data["present"] ?? []) as { user_id: number }[]).some(
      ({ user_id }) => user_id === other.id,
    );
  /** Waits for a presence event after `work` that has the other person present, or absent. Not for the next one: the watcher's own may come late. */
  const expectTold = async (work: () => unknown, there: boolean) => {
    const before = crowds().length;
    await work();
    await expect.poll(() => (crowds().length > before ? isThere() : undefined)).toBe(there);
  };
  await watching.next(({ event }) => event === "presence");
  const visits: Awaited<ReturnType<typeof listen>>[] = [];
  const visit = async () => visits.push(await listen(site, other.token, { campaign }));
  await expectTold(visit, true);
  await expectTold(visit, true);
  await expectTold(() => visits[0]?.close(), true);
  await expectTold(() => visits[1]?.close(), false);
  watching.close();
});

test("of more than twenty streams of one person the oldest ends", async ({ cast, site }) => {
  const person = await cast.standIn();
  const oldest = await listen(site, person.token);
  // The limit is each instance's, and requests go to them in turn.
  const count = 20 * Number(process.env["E2E_INSTANCES"] ?? 1);
  const others = await Promise.all(Array.from({ length: count }, () => listen(site, person.token)));
  await oldest.ended;
  expect(others.every(({ status }) => status === 200)).toBe(true);
  for (const { close } of others) close();
});

/** Asks for an address and ends the connection some milliseconds later, whether an answer has begun or not. */
const askAndGo = async (address: string, token: string, milliseconds: number): Promise<void> => {
  const { hostname, port, pathname, search } = new URL(address);
  const client = connect(Number(port), hostname);
  await once(client, "connect");
  client.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await pause(milliseconds);
  client.destroy();
};

test("a stream whose client goes while it opens, or only asks for its headers, pushes out none that is read", async ({
  cast,
  site,
}) => {
  const { campaign = 0 } = await build(cast);
  const read = await listen(site, cast.owner.token, { campaign });
  const headers = { authorization: `Bearer ${cast.owner.token}` };
  const address = `${site}/api/live?campaign_id=${campaign}`;
  for (let count = 0; count < 21; count += 1) {
    const { status } = await fetch(address, { method: "HEAD", headers });
    expect(status).toBe(200);
  }
  for (let count = 0; count < 40; count += 1) await askAndGo(address, cast.owner.token, count % 8);
  await settled(read, cast, campaign);
  read.close();
});
