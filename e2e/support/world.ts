import { endpoints } from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { exampleSent } from "@/lib/contract/examples";
import { atOnce } from "./at-once";
import { campaignFile, formOf } from "./campaign-file";
import { bogLantern, creaturesForm, isolde } from "./creature-files";
import type { CallerName, Cast } from "./cast";
import type { Send } from "./client";
import { png } from "./images";
import { enlist, furnish, make } from "./make";
import { makeMap, mapForm } from "./map-form";
import { vaultForm } from "./vaults";
import { PASSWORD } from "./people";

/** The id of one record of every kind, by what the contract's anchors call it. */
export type World = Record<string, number>;

/** What opens a book, by the id of its link. */
const tokens = new Map<number, string>();

/** A campaign in which everybody is what their name says, with a character of the owner's and all that can be owned. */
export const build = async (cast: Cast): Promise<World> => {
  const { creator, owner, admin, left, other, stranger } = cast;
  const { campaign_id = 0 } = await make(creator, "campaigns/create", { campaign_name: "The Salt Crown" });
  // A fight that starts and a page that is shown begin no evening here: whatever is called once may be called again.
  await creator.send("PUT", `/api/campaigns/${campaign_id}`, { auto_evenings: 0 });
  for (const person of [admin, owner, other, left]) await enlist(creator, campaign_id, person);
  await creator.send("PUT", `/api/campaigns/${campaign_id}/roles/${admin.id}`, { role: "admin" });
  await make(left, `campaigns/${campaign_id}/leave`, {});
  const world: World = { campaign: campaign_id };
  const keep = (name: string, id: number | undefined) => {
    world[name] = id ?? 0;
    return world[name];
  };
  const newCharacter = { campaign_id, character_name: "Ysolt" };
  const character_id = keep("character", (await make(owner, "characters", newCharacter))["character_id"]);
  keep("bare character", (await make(owner, "characters", newCharacter))["character_id"]);
  const encounter_id = keep(
    "encounter",
    (await make(creator, "encounters", { campaign_id }))["encounter_id"],
  );
  Object.assign(world, await furnish({ owner, character_id, master: creator, encounter_id }));
  keep("note", (await make(creator, "dm-notes", { campaign_id, note_text: "Hidden" }))["note_id"]);
  keep(
    "invite",
    (await make(owner, "campaigns/invite", { campaign_id, receiver_id: stranger.id }))["invite_id"],
  );
  const made = (await owner.send("POST", `/api/campaigns/${campaign_id}/invite-links`, { hours: 24 })).json();
  const { invite_link_id, url } = made as { invite_link_id: number; url: string };
  tokens.set(keep("inviteLink", invite_link_id), url.split("/").at(-1) ?? "");
  const handoutId = keep(
    "handout",
    (await make(creator, "handouts", { campaign_id, title: "A letter" }))["handout_id"],
  );
  await make(creator, `handouts/${handoutId}/open`, { for: "all" });
  const mapId = keep("map", await makeMap(creator, campaign_id, { name: "The harbour" }));
  await make(creator, `maps/${mapId}/open`, { for: "all" });
  const planned = await make(creator, "evenings", {
    campaign_id,
    dates: ["2031-12-04T19:00:00Z", "2031-12-05T19:00:00Z"],
  });
  keep("evening", planned["evening_id"]);
  const { dates } = planned as unknown as { dates: { date_id: number }[] };
  keep("eveningDate", dates[0]?.date_id);
  keep("played evening", (await make(creator, "evenings", { campaign_id }))["evening_id"]);
  const toldId = keep("told evening", (await make(creator, "evenings", { campaign_id }))["evening_id"]);
  await creator.send("POST", `/api/evenings/${toldId}/sign`, { chapter: "The coin was one of forty." });
  const addition = { text: "I paid for the bridge." };
  keep("addition", (await make(owner, `evenings/${toldId}/additions`, addition))["addition_id"]);
  const fight = await make(creator, "fights", { campaign_id, name: "Ambush" });
  const fightId = keep("fight", fight["fight_id"]);
  const acting = (version: number, act: object) => make(creator, `fights/${fightId}/acts`, { version, act });
  const { combatants } = (await acting(1, {
    type: "add",
    others: [{ name: "Spy", max_HP: 9 }],
  })) as unknown as { combatants: { combatant_id: number }[] };
  keep("combatant", combatants[0]?.combatant_id);
  keep("fight version", (await acting(2, { type: "start" }))["version"]);
  keep("message", (await make(stranger, "messages", { type: "error", text: "It broke" }))["id"]);
  return world;
};

/** The record that stands behind an endpoint's anchor. */
const anchored = ({ access, path }: AnyEndpoint, world: World): number => {
  // Only what is signed is added to.
  if (path.endsWith("/additions")) return world["told evening"] ?? 0;
  // What is over takes no dates any more.
  if (/\/evenings\/\[id\]\/(begin|end|sign|unsign)$/.test(path)) return world["played evening"] ?? 0;
  if (typeof access === "string") return world["message"] ?? 0;
  if ("origin" in access) return world[access.kind] ?? 0;
  if ("belonging" in access) return world[`${access.owner} ${access.kind}`] ?? 0;
  return world[Object.keys(access).find((name) => name in world) ?? ""] ?? 0;
};

const IN_LIBRARY: Record<string, string> = {
  monsters: "goblin",
  spells: "fireball",
  items: "longsword",
  conditions: "prone",
  races: "elf",
  classes: "wizard",
};

export const addressIn = (endpoint: AnyEndpoint, world: World, cast: Cast): string =>
  endpoint.path
    .replace("[id]", String(anchored(endpoint, world)))
    .replace("[token]", tokens.get(world["inviteLink"] ?? 0) ?? "")
    .replace("[userId]", String(cast.other.id))
    .replace(/\/(search|names)$/, "/$1?q=salt")
    .replace(/\/links$/, `/links?kind=page&id=${world["campaign"]}`)
    .replace(/library\/(\w+)\/\[slug\]/, (_, kind: string) => `library/${kind}/${IN_LIBRARY[kind]}`);

/** Has what a call needs come before it: only an evening that runs is taken back. */
export const makeReady = async (endpoint: AnyEndpoint, world: World, cast: Cast): Promise<void> => {
  if (endpoint.path.endsWith("/unbegin"))
    await cast.creator.send("POST", addressIn(endpoint, world, cast).replace("unbegin", "begin"));
};

/** Values that can't be the contract's examples, because they are about this world. */
export const particulars = ({ path }: AnyEndpoint, world: World, cast: Cast): Record<string, unknown> => ({
  campaign_id: world["campaign"],
  character_id: world["bare character"],
  encounter_id: world["encounter"],
  invite_id: world["invite"],
  receiver_id: cast.guest.id,
  email: path.endsWith("/login") ? cast.creator.email : `fresh.${crypto.randomUUID()}@tomekeeper.example`,
  password: PASSWORD,
  current_password: PASSWORD,
  seen_at: undefined,
  version: world["fight version"],
  ...(path.endsWith("/acts") && { act: { type: "propose", target: world["combatant"], amount: 7 } }),
  // Of a roll, the other player's would be refused, and results of real dice go with one set of dice.
  ...(path.endsWith("/rolls") && { character_id: undefined, typed: undefined }),
  date_id: world["eveningDate"],
  ...(path.startsWith("/api/evenings") && { there: [cast.owner.id] }),
  ...(path.endsWith("/additions") && { character_id: undefined }),
  // A page of the book has none.
  ...(path.endsWith("/shown") && { id: undefined }),
  ...(path.endsWith("/rename-links") && { id: world["handout"] }),
  // Either this or a change.
  temporary: undefined,
  ...(path.endsWith("/open") && { for: "all" }),
});

/** A body of the contract's own examples; undefined where the call takes none. */
export const bodyIn = (endpoint: AnyEndpoint, world: World, cast: Cast) => {
  const { body, method } = endpoint;
  if (!body || method === "GET") return undefined;
  const own = particulars(endpoint, world, cast);
  return Object.fromEntries(
    body.fields.map(({ wire, codec }) => [wire, wire in own ? own[wire] : exampleSent(wire, codec)]),
  );
};

/** The same, or the file that a call can't do without. */
export const sentIn = (endpoint: AnyEndpoint, world: World, cast: Cast) => {
  if (endpoint.path === "/api/encounters/import")
    return creaturesForm(world["campaign"] ?? 0, [bogLantern, isolde]);
  if (endpoint.path === "/api/maps") return mapForm(world["campaign"] ?? 0, { name: "Hollow Wood" });
  if (endpoint.path.endsWith("/notes-import"))
    return vaultForm({ "Rumours.md": "![[a.png]]", "a.png": png() });
  return endpoint.body?.pictures.some(({ upload }) => upload)
    ? formOf(campaignFile())
    : bodyIn(endpoint, world, cast);
};

/** Files hold the same once more, and the moment at which they were made. */
const isFile = ({ answer }: AnyEndpoint) => "file" in answer.shape;
const seen = endpoints.filter(
  (one) => one.method === "GET" && typeof one.access === "object" && !isFile(one),
);
const OWN = ["/api/users/me", "/api/campaigns/my", "/api/invites/my"];

/** Everything of the campaign that its creator sees, and what the callers see of their own. */
export const dump = async (world: World, cast: Cast, callers: readonly CallerName[]): Promise<string[]> => {
  const texts = async (send: Send, paths: readonly string[]) => {
    const answers = await atOnce(paths.length, (index) => send("GET", paths[index] ?? ""));
    return answers.map(({ text }, index) => `${paths[index]} ${text}`);
  };
  const campaign = seen.map((endpoint) => addressIn(endpoint, world, cast));
  const { messages } = (await cast.outside.send("GET", "/api/messages")).json() as {
    messages: { id: number }[];
  };
  // The operator is one account for all workers: its lists change by what others test.
  const ownLists = callers.filter((caller) => caller !== "outside");
  const own = await Promise.all(ownLists.map((caller) => texts(cast.sendAs(caller), OWN)));
  return [
    ...(await texts(cast.creator.send, campaign)),
    ...own.flat(),
    `message ${messages.some(({ id }) => id === world["message"])}`,
  ];
};
