// One file: every call of the contract that changes something is followed to those whom it is told to.
import { expect, test } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { assemble, type CallerName, type Cast, type Player } from "../support/cast";
import { startAppServer } from "../support/app-server";
import { type ToldChange, toldChanges } from "../support/told-changes";
import { enlist, makeCampaign } from "../support/make";
import { addressIn, build, makeReady, sentIn, type World } from "../support/world";

// Who isn't signed in needs a link from a letter: what such a call tells ends the streams of the account, which its own test sees.
const changing = endpoints.filter(({ touches, access }) => touches !== undefined && access !== "anyone");
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

const MEMBERS: CallerName[] = ["admin", "creator", "other", "owner"];
/** Whom a change concerns in person, by its kind, where it concerns anybody. */
const PERSONS: Record<string, Record<string, (CallerName | "guest" | "itself")[]>> = {
  "POST /api/users/logout": { account: ["itself"] },
  "PUT /api/users/me/password": { account: ["itself"] },
  "DELETE /api/users/me": { account: ["itself"], shelf: ["guest", "itself"], invites: ["stranger"] },
  "POST /api/campaigns/create": { shelf: ["creator"] },
  "POST /api/campaigns/import": { shelf: ["creator"] },
  "PUT /api/campaigns/[id]": { shelf: MEMBERS },
  "DELETE /api/campaigns/[id]": { shelf: MEMBERS, invites: ["stranger"] },
  "POST /api/campaigns/[id]/leave": { members: ["other"], shelf: ["other"] },
  "PUT /api/campaigns/[id]/roles/[userId]": { members: ["other"], shelf: ["other"] },
  "DELETE /api/campaigns/[id]/roles/[userId]": { members: ["other"], shelf: ["other"] },
  "POST /api/campaigns/invite": { invites: ["guest"] },
  "DELETE /api/invites/[id]": { invites: ["stranger"] },
  "POST /api/join/[token]": { invites: ["stranger"], shelf: ["stranger"] },
  // Who proposes damage.
  "POST /api/fights/[id]/acts": { fights: ["creator"] },
  "POST /api/invites/respond": { invites: ["stranger"], shelf: ["stranger"] },
};
const AUDIENCE: Record<string, string> = {
  campaign: "members",
  members: "members",
  invites: "members",
  characters: "members",
  notes: "managers",
  encounters: "managers",
};
/**
 * What a line declares and not every such call tells: the examples' acts hit no character, throw no dice, and begin no evening, the
 * old name of the example stands in no text, and who goes has asked nobody in.
 */
const AT_TIMES: Record<string, string[]> = {
  "POST /api/campaigns/[id]/rename-links": [
    "campaign",
    "characters",
    "encounters",
    "evenings",
    "handouts",
    "notes",
    "shelf",
  ],
  "POST /api/campaigns/[id]/leave": ["invites"],
  "DELETE /api/campaigns/[id]/roles/[userId]": ["invites"],
  "POST /api/campaigns/[id]/shown": ["evenings"],
  "POST /api/handouts/[id]/open": ["evenings"],
  "POST /api/fights/[id]/acts": ["characters", "evenings", "roll"],
  "POST /api/fights/[id]/undo": ["characters"],
};

const callerOf = (name: string): CallerName => {
  if (name === "DELETE /api/messages/[id]") return "outside";
  if (name.endsWith("/leave")) return "other";
  return /\/(respond|join\/\[token\])$/.test(name) ? "stranger" : "creator";
};

/** Somebody who has a campaign with a member and a pending invite, and is a member of another one. */
const settled = async (cast: Cast, world: World): Promise<Player> => {
  const person = await cast.standIn();
  await enlist(cast.creator, world["campaign"] ?? 0, person);
  const campaign_id = await makeCampaign(person, "Own");
  await enlist(person, campaign_id, cast.guest);
  const invite = { campaign_id, receiver_id: cast.stranger.id };
  await person.send("POST", "/api/campaigns/invite", invite);
  return person;
};

interface Called {
  endpoint: AnyEndpoint;
  world: World;
  caller: Player;
  answer: Record<string, number> | Record<string, number>[];
}

/** The records that a change may be about: those that the world has under this kind, or those that were answered. */
const recordsOf = ({ endpoint, world, caller, answer }: Called, kind: string): (number | undefined)[] => {
  const { touches } = endpoint;
  if (typeof touches !== "object") return [];
  const source = touches[kind as keyof typeof touches];
  const id = `${kind === "notes" ? "note" : kind.replace(/s$/, "")}_id`;
  const answered = [answer].flat();
  // An import answers what came of each record.
  const made = answered[0]?.["made"] as unknown as { kind: string; id: number }[] | undefined;
  if (made) return made.filter((one) => `${one.kind}s` === kind).map((one) => one.id);
  if (source === "rows") return answered.map((row) => row[id] ?? row["invite_link_id"]);
  if (kind === "account") return [caller.id];
  if (kind === "characters") return [world["character"], world["bare character"]];
  if (kind === "encounters") return [world["encounter"]];
  if (kind === "notes") return [world["note"]];
  if (kind === "handouts") return [world["handout"]];
  if (kind === "maps") return [world["map"]];
  if (kind === "fights") return [world["fight"]];
  return [];
};

const check = (called: Called, rows: ToldChange[], cast: Cast) => {
  const name = nameOf(called.endpoint);
  const { touches } = called.endpoint;
  const declared = (typeof touches === "object" ? Object.keys(touches) : []).sort();
  const expected = declared.filter((kind) => !AT_TIMES[name]?.includes(kind));
  expect([name, [...new Set(rows.map(({ kind }) => kind))].sort()]).toEqual([name, expected]);
  for (const row of rows) {
    expect([name, row.by]).toEqual([name, called.caller.id]);
    if (row.userId === null && row.kind in AUDIENCE)
      expect([name, row.audience]).toEqual([name, AUDIENCE[row.kind]]);
    expect([name, row.campaignId === null]).toEqual([name, row.kind === "account"]);
    if (["campaign", "members", "shelf"].includes(row.kind)) expect(row.recordId).toBe(row.campaignId);
    const records = recordsOf(called, row.kind);
    if (records.length > 0) expect([name, records]).toEqual([name, expect.arrayContaining([row.recordId])]);
  }
  const persons: Record<string, number[]> = {};
  for (const { kind, userId } of rows) if (userId !== null) (persons[kind] ??= []).push(userId);
  const toPersons = Object.entries(PERSONS[name] ?? {}).map(([kind, people]) => [
    kind,
    people.map((one) => (one === "itself" ? called.caller.id : cast[one as "guest"].id)).sort(),
  ]);
  const found = Object.entries(persons).map(([kind, ids]) => [kind, ids.sort()]);
  expect([name, Object.fromEntries(found)]).toEqual([name, Object.fromEntries(toPersons)]);
};

test("a change tells of what its line declares, with what it writes or not at all", async () => {
  test.setTimeout(300_000);
  const server = await startAppServer();
  try {
    const cast = await assemble(server.address);
    const { creator } = cast;
    const { campaign_id } = (
      await creator.send("POST", "/api/campaigns/create", { campaign_name: "Marks" })
    ).json() as { campaign_id: number };
    const note = { campaign_id, note_text: "" };
    const { note_id: mark } = (await creator.send("POST", "/api/dm-notes", note)).json() as {
      note_id: number;
    };
    /** A change of a note that nothing else changes stands between the changes of two calls. */
    const separate = () => creator.send("PUT", `/api/dm-notes/${mark}`, { note_text: "" });
    const calls: Called[] = [];
    let world: World | undefined;
    for (const endpoint of changing) {
      const name = nameOf(endpoint);
      world ??= await build(cast);
      const isEnding = /\/users\/me|\/logout/.test(name);
      const caller = isEnding ? await settled(cast, world) : cast[callerOf(name) as "creator"];
      const call = async (send: Player["send"], here: World) =>
        send(
          endpoint.method,
          addressIn(endpoint, here, cast),
          name.endsWith("/logout") ? { everywhere: true } : sentIn(endpoint, here, cast),
        );
      await makeReady(endpoint, world, cast);
      await separate();
      const refused = await call(cast.sendAs(endpoint.access === "signed in" ? "nobody" : "stranger"), world);
      expect([name, refused.status >= 400]).toEqual([name, true]);
      await separate();
      const { status, text } = await call(caller.send, world);
      expect([name, status, text]).toEqual([name, endpoint.status ?? 200, text]);
      calls.push({ endpoint, world, caller, answer: JSON.parse(text) as Called["answer"] });
      await separate();
      const isSettling =
        endpoint.method === "DELETE" ||
        /\/(leave|invite|respond|join\/\[token\]|races|backgrounds|classes|acts|undo)$/.test(name);
      if (isSettling || isEnding) world = undefined;
    }
    // Refused by the database itself, after the transaction has begun.
    world ??= await build(cast);
    const character_id = world["character"];
    await separate();
    const twice = await cast.owner.send("POST", "/api/character-races", { character_id });
    expect(twice.status).toBe(409);
    await separate();

    const told = await toldChanges(server);
    const between: ToldChange[][] = [[]];
    for (const row of told) {
      if (row.kind === "notes" && row.recordId === mark) between.push([]);
      else between.at(-1)?.push(row);
    }
    // The creation of the mark itself comes first.
    const segments = between.slice(1);
    for (const [index, called] of calls.entries()) {
      const [, refused = [], allowed = []] = segments.slice(3 * index);
      expect([nameOf(called.endpoint), refused]).toEqual([nameOf(called.endpoint), []]);
      check(called, allowed, cast);
    }
    expect(segments.at(3 * calls.length + 1)).toEqual([]);
  } finally {
    await server.remove();
  }
});
