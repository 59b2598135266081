import { expect } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import { type Cast, type Player, test } from "../support/cast";
import { enlist, make } from "../support/make";
import { addressIn, build, dump, sentIn, type World } from "../support/world";

const reads = endpoints.filter(({ method, access }) => method === "GET" && typeof access === "object");
const changes = endpoints.filter(({ method }) => method !== "GET");

const at = (address: string, user: number | string) =>
  `${address}${address.includes("?") ? "&" : "?"}see_as=${user}`;
const roll = (person: Player, campaign: number, audience: string) =>
  make(person, `campaigns/${campaign}/rolls`, { dice: { d20: 1 }, label: audience, for: audience });

/** A book in which each of three players sees something else: open to one, for one alone, hidden, being prepared. */
const prepare = async (cast: Cast): Promise<World> => {
  const world = await build(cast);
  const { campaign: campaign_id = 0, fight = 0, "fight version": version } = world;
  const { creator, owner, other, guest } = cast;
  await enlist(creator, campaign_id, guest);
  await make(guest, "characters", { campaign_id, character_name: "Corvin" });
  for (const [title, audience] of [
    ["For Ysolt", [other.id]],
    ["For two", [other.id, guest.id]],
  ] as const) {
    const { handout_id } = await make(creator, "handouts", { campaign_id, title, text: "A secret" });
    await make(creator, `handouts/${handout_id}/open`, { for: audience });
  }
  await make(creator, "handouts", { campaign_id, title: "Sealed" });
  await make(creator, "fights", { campaign_id, name: "Being prepared" });
  const hidden = { name: "Assassin", max_HP: 20, is_hidden: 1 };
  await make(creator, `fights/${fight}/acts`, { version, act: { type: "add", others: [hidden] } });
  for (const person of [owner, other, guest, creator])
    for (const audience of ["table", "dm", "me"]) await roll(person, campaign_id, audience);
  return world;
};

/** What is left of a list without the entries that are for one person alone. */
const lessOwn = (text: string): string => {
  // A file has none of them.
  if (!/^[[{"\dn]/.test(text)) return text;
  const answer: unknown = JSON.parse(text);
  return Array.isArray(answer)
    ? JSON.stringify(answer.filter((entry: { for?: unknown }) => entry.for !== "me"))
    : text;
};

test("a dungeon master gets of every read what each of the players gets, less what is for them alone", async ({
  cast,
}) => {
  const world = await prepare(cast);
  const { creator, admin, owner, other, guest } = cast;
  const answers = new Set<string>();
  for (const endpoint of reads) {
    const address = addressIn(endpoint, world, cast);
    for (const player of [owner, other, guest]) {
      const own = await player.send("GET", address);
      for (const master of [creator, admin]) {
        const seen = await master.send("GET", at(address, player.id));
        expect([address, seen.status, seen.text]).toEqual([address, own.status, lessOwn(own.text)]);
        expect(seen.headers.get("content-type")).toBe(own.headers.get("content-type"));
      }
      answers.add(`${player.id} ${own.status} ${lessOwn(own.text)}`);
    }
  }
  // They are not all alike: the three see different things.
  const rolls = await creator.send("GET", at(`/api/campaigns/${world["campaign"]}/rolls`, owner.id));
  expect((rolls.json() as { for: string }[]).map((one) => one.for)).not.toContain("me");
  expect(rolls.text).toContain('"for":"dm"');
  const titles = async ({ id }: Player) => {
    const list = await creator.send("GET", at(`/api/handouts/${world["campaign"]}`, id));
    return (list.json() as { title: string }[]).map(({ title }) => title).sort();
  };
  expect(await titles(owner)).toEqual(["A letter"]);
  expect(await titles(other)).toEqual(["A letter", "For Ysolt", "For two"]);
  expect(await titles(guest)).toEqual(["A letter", "For two"]);
});

test("players and strangers look through nobody's eyes, and nobody through a dungeon master's", async ({
  cast,
}) => {
  const world = await build(cast);
  const { creator, admin, owner, other, left, outside, stranger } = cast;
  for (const endpoint of reads) {
    const address = addressIn(endpoint, world, cast);
    const statusOf = async (person: Player, user: number | string) =>
      (await person.send("GET", at(address, user))).status;
    const found = [
      ...(await Promise.all([owner, other].map((person) => statusOf(person, other.id)))),
      ...(await Promise.all([stranger, left, outside].map((person) => statusOf(person, owner.id)))),
      ...(await Promise.all(
        [creator.id, admin.id, left.id, stranger.id, 999_999, "abc", "", "0", "-1"].map((user) =>
          statusOf(creator, user),
        ),
      )),
    ];
    expect([address, ...found]).toEqual([address, 403, 403, ...Array.from({ length: 12 }, () => 404)]);
  }
  const { status } = await cast.sendAs("nobody")("GET", at(`/api/handouts/${world["campaign"]}`, owner.id));
  expect(status).toBe(401);
});

test("with a player's eyes nothing is changed", async ({ cast }) => {
  const world = await build(cast);
  const before = await dump(world, cast, ["owner", "admin", "creator"]);
  for (const endpoint of changes) {
    const address = at(addressIn(endpoint, world, cast), cast.owner.id);
    for (const caller of ["nobody", "owner", "admin", "creator"] as const) {
      const { status, text } = await cast.sendAs(caller)(
        endpoint.method,
        address,
        sentIn(endpoint, world, cast),
      );
      expect([endpoint.method, address, caller, status, text]).toEqual([
        endpoint.method,
        address,
        caller,
        403,
        '{"error":"Who looks through a player\'s eyes changes nothing"}',
      ]);
    }
  }
  expect(await dump(world, cast, ["owner", "admin", "creator"])).toEqual(before);
});

test("calls of no campaign leave it unread, and parts of a list keep it", async ({ cast }) => {
  const { campaign = 0 } = await build(cast);
  const { creator, owner } = cast;
  for (const path of ["/api/users/me", "/api/campaigns/my", "/api/library/conditions", "/api/invites/my"]) {
    const [plain, asked] = [await creator.send("GET", path), await creator.send("GET", at(path, owner.id))];
    expect([path, asked.status, asked.text]).toEqual([path, 200, plain.text]);
  }
  const { headers } = await creator.send("GET", at(`/api/characters/${campaign}?limit=1`, owner.id));
  expect(headers.get("link")).toBe(
    `</api/characters/${campaign}?limit=1&offset=1&see_as=${owner.id}>; rel="next"`,
  );
});

test("parts of the rolls of a player are full without those for the player alone", async ({ cast }) => {
  const { campaign = 0 } = await build(cast);
  const { creator, owner } = cast;
  for (const audience of ["table", "me", "me", "dm"]) await roll(owner, campaign, audience);
  const address = `/api/campaigns/${campaign}/rolls`;
  type Listed = { for: string }[];
  const all = (await owner.send("GET", address)).json() as Listed;
  const seen = all.filter((one) => one.for !== "me");
  expect(all.length).toBeGreaterThan(seen.length);
  for (const offset of seen.keys()) {
    const part = await creator.send("GET", at(`${address}?limit=1&offset=${offset}`, owner.id));
    expect(part.json()).toEqual([seen[offset]]);
    expect(part.headers.has("link")).toBe(offset < seen.length - 1);
  }
});
