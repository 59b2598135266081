// What a player hears while a dungeon master does everything that changes something.
import { expect } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { type Cast, type Player, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { makeMap } from "../support/map-form";
import { addressIn, build, makeReady, sentIn, type World } from "../support/world";

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** What players may hear of, written out again: whatever else is told is a secret that got out. */
const HEARD = ["campaign", "members", "invites", "characters", "evenings", "shelf"];
/** What managers hear of and players don't, in a campaign whose handouts are sealed and whose fights are being prepared. */
const SECRET = ["notes", "encounters", "handouts", "maps", "fights"];

/** About the caller's account or membership, or the end of the campaign that is listened to. */
const isElsewhere = (endpoint: AnyEndpoint) =>
  typeof endpoint.access === "string" ||
  /leave|respond|join|roles|DELETE \/api\/campaigns\/\[id\]$/.test(nameOf(endpoint));

/** Acts of a fight after its other changes, deletions last, and what belongs to a creature or an evening before it. */
const order = ({ method, path }: AnyEndpoint): number =>
  method === "DELETE"
    ? /\/api\/(characters|encounters|evenings)\//.test(path)
      ? 3
      : 2
    : +/(acts|undo)$/.test(path);
const changing = endpoints
  .filter((endpoint) => endpoint.touches !== undefined && !isElsewhere(endpoint))
  .toSorted((one, other) => order(one) - order(other));

const json = async ({ send }: Player, path: string, data: object) =>
  (await send("POST", path, data)).json() as Record<string, number>;

/** The same campaign with a handout that is sealed and a fight that is being prepared in place of open ones. */
const withSecrets = async (world: World, { creator }: Cast): Promise<World> => {
  const { campaign: campaign_id } = world;
  const handout = await json(creator, "/api/handouts", { campaign_id, title: "Sealed" });
  const map = await makeMap(creator, campaign_id ?? 0, { name: "Sealed" });
  const fight = await json(creator, "/api/fights", { campaign_id, name: "Prepared" });
  return {
    ...world,
    handout: handout["handout_id"] ?? 0,
    map,
    fight: fight["fight_id"] ?? 0,
    "fight version": fight["version"] ?? 1,
  };
};

/** As the contract's examples have it, for the dungeon master or one chosen player where the call lets one choose. */
const secretly = (endpoint: AnyEndpoint, world: World, cast: Cast) => {
  const name = nameOf(endpoint);
  if (name === "POST /api/handouts/[id]/open") return { for: [cast.owner.id], show: 1 };
  if (name === "POST /api/maps/[id]/open") return { for: [cast.owner.id] };
  if (name === "POST /api/campaigns/[id]/rolls") return { dice: { d20: 1 }, for: "dm" };
  if (name === "POST /api/fights/[id]/acts")
    return {
      version: world["fight version"],
      act: { type: "add", others: [{ name: "Lurker", max_HP: 9 }], hidden: 1 },
    };
  return sentIn(endpoint, world, cast);
};

test("a player's stream holds nothing of what the player may not see, not even an id", async ({
  cast,
  site,
}) => {
  const { creator, admin, other } = cast;
  const open = await build(cast);
  const world = await withSecrets(open, cast);
  const { campaign = 0 } = world;
  const player = await listen(site, other.token, { campaign });
  const master = await listen(site, admin.token, { campaign });
  const characters = new Set<unknown>();
  const meet = async () => {
    const list = (await other.send("GET", `/api/characters/${campaign}`)).json() as Record<string, number>[];
    for (const { character_id } of list) characters.add(character_id);
  };
  await meet();
  for (const endpoint of changing) {
    await makeReady(endpoint, world, cast);
    const {
      status,
      text,
      json: read,
    } = await creator.send(
      endpoint.method,
      addressIn(endpoint, world, cast),
      secretly(endpoint, world, cast),
    );
    expect([nameOf(endpoint), status, text]).toEqual([nameOf(endpoint), endpoint.status ?? 200, text]);
    const { version } = read() as { version?: number };
    if (version !== undefined) world["fight version"] = version;
    if (endpoint.method === "POST") await meet();
  }
  // A sign after which nothing more can come.
  await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: "The end" });
  for (const stream of [player, master]) {
    const before = stream.events.length;
    await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: crypto.randomUUID() });
    await stream.next((one) => stream.events.indexOf(one) >= before && one.data?.["kind"] === "campaign");
  }

  const told = ({ events }: typeof player) => events.filter(({ event }) => event === "change");
  for (const { data } of told(player)) {
    expect(Object.keys(data).sort()).toEqual(["by", "campaign_id", "id", "kind"]);
    expect(HEARD).toContain(data["kind"]);
    if (data["kind"] === "characters") expect(characters).toContain(data["id"]);
    if (["campaign", "members", "shelf"].includes(String(data["kind"]))) expect(data["id"]).toBe(campaign);
  }
  const others = player.events.filter(({ event }) => !["change", "presence", "moment"].includes(event));
  // What a page of the book shows is for all, a handout for its reader.
  expect(others.map(({ event, data }) => [event, data?.["place"] ?? null])).toEqual(
    others.map(({ data }) => ["shown", data === null ? null : "map"]),
  );
  expect(JSON.stringify(player.events)).not.toMatch(/Sealed|Prepared|Lurker|Hidden/);
  // It was told, to those who may hear it.
  expect([...new Set(told(master).map(({ data }) => data["kind"]))]).toEqual(expect.arrayContaining(SECRET));
  expect(master.events.some(({ event }) => event === "roll")).toBe(true);
  player.close();
  master.close();
});
