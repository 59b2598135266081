// One file: one fight is followed through its whole life by everybody who may hear of it.
import { expect } from "@playwright/test";
import { type Player, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { hasFigure } from "../support/figures";
import { COOKIE } from "../support/people";
import { build } from "../support/world";

type Act = Record<string, unknown>;
interface Fight {
  fight_id: number;
  version: number;
  combatants: { combatant_id: number; name: string }[];
  proposals: { proposal_id: number }[];
}

const SECRETS = [
  "Hollow Spy",
  "Aurel",
  "silver key",
  "ambush-name",
  "gutter",
  "Verrin",
  "Vask",
  "Goblin 1 has 3 temporary",
];
/** Hit points of who is hidden, and of who has no name. */
const [HIDDEN, NAMELESS] = [4321, 8765];
const secretsIn = (text: string): (string | number)[] => [
  ...SECRETS.filter((secret) => text.includes(secret)),
  ...[HIDDEN, NAMELESS].filter((figure) => hasFigure(text, figure)),
];
/** Acts of the dungeon master, and whether players' views change by them. */
const RUNNING: [what: string, isSeen: boolean][] = [
  ["damage Goblin 1", true],
  ["damage Hollow Spy", false],
  ["heal Hollow Spy", false],
  // The word that players see stays the same.
  ["temporary Goblin 1", false],
  ["temporary Ysolt", true],
  ["condition Hollow Spy", false],
  ["condition Count Aurel", true],
  ["clear Count Aurel", true],
  ["concentrate Hollow Spy", false],
  ["concentrate Goblin 1", true],
  ["note Goblin 1", false],
  ["note Count Aurel", false],
  // Their view stays the same, and the log tells of it.
  ["ask Goblin 1", true],
  ["ask Ysolt", true],
  ["ready Hollow Spy", false],
  ["ready Goblin 1", true],
  ["hide Goblin 2", true],
  ["damage Goblin 2", false],
  ["show Goblin 2", true],
  ["unname Goblin 2", true],
  ["name Goblin 2", true],
  ["defeat Hollow Spy", false],
  ["revive Hollow Spy", false],
  ["defeat Goblin 2", true],
  ["revive Goblin 2", true],
  ["initiative Hollow Spy", false],
  ["delay Ysolt", true],
  // Neither takes the turn from the one or gives it to the other: nothing of it is seen.
  ["move Hollow Spy", false],
  ["add", false],
  ["remove Hollow Spy 2", false],
];

const shapeOf = (what: string, idOf: (name: string) => number): Act => {
  const [type = "", ...name] = what.split(" ");
  const id = idOf(name.join(" "));
  if (type === "add")
    return { type, others: [{ name: "Hollow Spy", initiative: 1, max_HP: HIDDEN }], hidden: 1 };
  if (type === "remove") return { type, combatants: [id] };
  if (type === "move") return { type, combatant: id, before: null };
  if (type === "initiative") return { type, values: { [id]: 2 } };
  if (type === "delay") return { type, target: id };
  if (type === "note") return { type, target: id, text: "silver key" };
  if (type === "concentrate") return { type, target: id, on: "Bless" };
  if (type === "condition" || type === "clear") return { type, targets: [id], name: "prone" };
  if (type === "ask") return { type, targets: [id], save: "dex", difficulty: 15 };
  const isCounted = ["damage", "heal", "temporary"].includes(type);
  return { type, targets: [id], ...(isCounted && { amount: 3 }) };
};

test("no stream, answer or page of a player holds what is hidden, by any act, in words, numbers and nothing", async ({
  cast,
  site,
}) => {
  test.setTimeout(120_000);
  const { campaign = 0, character = 0, fight: other = 0, encounter = 0 } = await build(cast);
  const { creator, owner, admin } = cast;
  await creator.send("DELETE", `/api/fights/${other}`);
  await creator.send("PUT", `/api/encounters/${encounter}`, {
    encounter_name: "Goblin",
    encounter_max_HP: 20,
    encounter_current_HP: 20,
  });
  const players = [owner, cast.other];
  const open = (person: Player) => listen(site, person.token, { campaign });
  const streams = await Promise.all(players.map(open));
  const master = await open(admin);
  for (const outsider of [cast.stranger, cast.left, cast.outside]) {
    const refused = await open(outsider);
    expect(refused.status).toBe(404);
    refused.close();
  }
  /** Whether each player has heard of a fight or a character since this was asked last. */
  let marks = streams.map(({ events }) => events.length);
  const heard = async () => {
    const setting = crypto.randomUUID();
    const before = streams.map(({ events }) => events.length);
    await creator.send("PUT", `/api/campaigns/${campaign}`, { setting });
    await Promise.all(
      streams.map((stream, at) =>
        stream.next(
          (one) => one.data["kind"] === "campaign" && stream.events.indexOf(one) >= (before[at] ?? 0),
        ),
      ),
    );
    const news = streams.map(({ events }, at) =>
      events.slice(marks[at]).filter(({ data }) => ["fights", "characters"].includes(String(data["kind"]))),
    );
    marks = streams.map(({ events }) => events.length);
    return news.map((some) => some.length > 0);
  };

  const made = await creator.send("POST", "/api/fights", { campaign_id: campaign, name: "The ambush" });
  let now = made.json() as Fight;
  const id = now.fight_id;
  const idOf = (name: string) => now.combatants.find((one) => one.name === name)?.combatant_id ?? 0;
  const act = async (what: Act) => {
    const answer = await creator.send("POST", `/api/fights/${id}/acts`, { version: now.version, act: what });
    expect(answer.status, `${JSON.stringify(what)}: ${answer.text}`).toBe(200);
    now = answer.json() as Fight;
  };
  const undo = async () => {
    const answer = await creator.send("POST", `/api/fights/${id}/undo`, { version: now.version });
    now = answer.json() as Fight;
  };
  /** What somebody's calls and pages say of the fights. */
  const told = async ({ token, send }: Player) => {
    const headers = { cookie: `${COOKIE}=${token}; selectedCampaignId=${campaign}` };
    const page = async (address: string, more: Record<string, string> = {}) =>
      (await fetch(site + address, { headers: { ...headers, ...more } })).text();
    const calls = [`/api/fights/${campaign}`, `/api/fights/id/${id}`, `/api/fights/${id}/log`];
    return (
      await Promise.all([
        ...calls.map(async (path) => (await send("GET", path)).text),
        page("/fight"),
        page("/fight", { rsc: "1" }),
        page("/fight?view=table"),
      ])
    ).join("\n");
  };
  const leaks = async () => {
    const texts = await Promise.all(players.map(told));
    return [...new Set(texts.flatMap(secretsIn))];
  };

  // Prepared: players hear and see nothing of it.
  await act({ type: "add", characters: [character], encounters: [{ id: encounter, count: 2 }] });
  await act({ type: "add", others: [{ name: "Hollow Spy", initiative: 1, max_HP: HIDDEN }], hidden: 1 });
  await act({ type: "add", others: [{ name: "Count Aurel", initiative: 2, max_HP: NAMELESS }] });
  await act({ type: "add", rows: [{ name: "The lamps gutter", initiative: null }], hidden: 1 });
  // Who was taken out before it began was never there.
  await act({ type: "add", others: [{ name: "Old Verrin", initiative: 3, max_HP: 5 }] });
  await act({ type: "remove", combatants: [idOf("Old Verrin")] });
  await act({ type: "unname", targets: [idOf("Count Aurel")] });
  await act({
    type: "initiative",
    values: { [idOf("Ysolt")]: 20, [idOf("Goblin 1")]: 15, [idOf("Goblin 2")]: 10 },
  });
  await creator.send("PUT", `/api/fights/${id}`, { name: "The ambush-name" });
  expect(await heard()).toEqual([false, false]);
  expect(await leaks()).toEqual([]);
  await creator.send("PUT", `/api/fights/${id}`, { name: "The toll bridge" });

  await act({ type: "start" });
  expect(await heard()).toEqual([true, true]);
  for (const [what, isSeen] of RUNNING) {
    await act(shapeOf(what, idOf));
    expect([what, ...(await heard())]).toEqual([what, isSeen, isSeen]);
    if (["hide Goblin 2", "note Goblin 1", "damage Hollow Spy"].includes(what)) {
      await undo();
      expect([`undo ${what}`, ...(await heard())]).toEqual([`undo ${what}`, isSeen, isSeen]);
      await act(shapeOf(what, idOf));
      await heard();
    }
  }
  // Whoever leaves without a name, or hidden, stays so in the earlier lines of the log.
  for (const type of ["unname", "hide"]) {
    await act({ type: "add", others: [{ name: "Baron Vask", initiative: 4, max_HP: 5 }] });
    const [vask, goblin] = [idOf("Baron Vask"), idOf("Goblin 1")];
    await act({ type: "damage", targets: [goblin], amount: 1, by: vask });
    await act({ type, targets: [vask] });
    await act({ type: "remove", combatants: [vask] });
  }
  expect(await leaks()).toEqual([]);
  await heard();
  // The turn comes to the hidden one and goes on.
  for (let turn = 0; turn < 6; turn += 1) await act({ type: "next" });
  await heard();
  // What one player proposes is that player's, the dungeon master's, and nobody else's.
  await owner.send("POST", `/api/fights/${id}/acts`, {
    act: { type: "propose", target: idOf("Goblin 1"), amount: 2 },
  });
  expect(await heard()).toEqual([true, false]);
  now = (await creator.send("GET", `/api/fights/id/${id}`)).json() as Fight;
  await act({ type: "wave", proposal: now.proposals[0]?.proposal_id });
  expect(await heard()).toEqual([true, false]);

  for (const state of ["running", "over"]) {
    if (state === "over") {
      await act({ type: "end" });
      expect(await heard()).toEqual([true, true]);
    }
    for (const shown of ["nothing", "word"]) {
      await creator.send("PUT", `/api/fights/${id}`, { hit_points_shown: shown });
      expect([state, shown, await leaks()]).toEqual([state, shown, []]);
    }
    // Numbers show those of whoever is seen, and no name.
    await creator.send("PUT", `/api/fights/${id}`, { hit_points_shown: "number" });
    expect([state, await leaks()]).toEqual([state, [NAMELESS]]);
    await creator.send("PUT", `/api/fights/${id}`, { hit_points_shown: "word" });
    expect(await told(admin)).toContain("silver key");
    for (const outsider of [cast.stranger, cast.left, cast.outside]) {
      const text = await told(outsider);
      expect([secretsIn(text), text.includes("toll bridge")]).toEqual([[], false]);
    }
  }
  const pages = await told(owner);
  expect(pages.split("Something in the dark").length).toBeGreaterThan(4);
  // The screen for the wall is for all to see, whoever opens it.
  const headers = { cookie: `${COOKIE}=${creator.token}; selectedCampaignId=${campaign}` };
  const wall = await (await fetch(`${site}/fight?view=table`, { headers })).text();
  expect(secretsIn(wall)).toEqual([]);

  // Nor do gaps count what is hidden: ids go by chance, and parts of the log are parts of what is seen.
  const ids = now.combatants.map((one) => one.combatant_id).toSorted((one, next) => one - next);
  expect(Math.max(...ids)).toBeGreaterThan(1000);
  const log = `/api/fights/${id}/log`;
  const { length } = (await owner.send("GET", log)).json() as unknown[];
  expect(length).toBeGreaterThan(10);
  for (let offset = 0; offset <= length; offset += 1) {
    const part = await owner.send("GET", `${log}?limit=1&offset=${offset}`);
    expect(part.json()).toHaveLength(offset < length ? 1 : 0);
    expect(part.headers.has("link")).toBe(offset < length - 1);
  }

  const everything = streams.map(({ events }) => JSON.stringify(events)).join("\n");
  expect(secretsIn(everything)).toEqual([]);
  expect(master.events.filter(({ data }) => data["kind"] === "fights").length).toBeGreaterThan(40);
  for (const stream of [...streams, master]) stream.close();
});
