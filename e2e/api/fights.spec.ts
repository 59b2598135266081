// One file: the tests share a fight that is prepared at length.
import { expect } from "@playwright/test";
import { type Cast, type Player, test } from "../support/cast";
import { build } from "../support/world";

interface Combatant extends Record<string, unknown> {
  combatant_id: number;
  name: string;
  initiative: number | null;
  character_id: number | null;
}
interface Fight extends Record<string, unknown> {
  fight_id: number;
  version: number;
  round: number;
  turn: number | null;
  combatants: Combatant[];
  proposals: { proposal_id: number; user_id: number; amount: number }[];
}
type Act = Record<string, unknown>;

/** A book with a fight that is being prepared: the owner's character, five goblins and something hidden. */
const prepare = async (cast: Cast) => {
  const world = await build(cast);
  const { creator, owner } = cast;
  const campaign_id = world["campaign"];
  await creator.send("DELETE", `/api/fights/${world["fight"]}`);
  const character_id = world["character"];
  await owner.send("PUT", `/api/characters/${character_id}`, {
    character_name: "Ysolt",
    character_max_HP: 30,
    character_current_HP: 30,
    encounter_ability_score_dex: 18,
  });
  const goblin = (
    (
      await creator.send("POST", "/api/encounters", {
        campaign_id,
        encounter_name: "Goblin",
        encounter_max_HP: 7,
        encounter_current_HP: 7,
        encounter_AC: 15,
      })
    ).json() as { encounter_id: number }
  ).encounter_id;
  const made = await creator.send("POST", "/api/fights", { campaign_id, name: "Ambush at the Toll Bridge" });
  expect(made.status).toBe(201);
  let fight = made.json() as Fight;
  const id = fight.fight_id;
  const actAs = (person: Player, act: Act, version?: number) =>
    person.send("POST", `/api/fights/${id}/acts`, { act, ...(version !== undefined && { version }) });
  /** The dungeon master's act on the newest version; answers the fight. */
  const act = async (what: Act): Promise<Fight> => {
    const answer = await actAs(creator, what, fight.version);
    expect(answer.status, answer.text).toBe(200);
    fight = answer.json() as Fight;
    return fight;
  };
  const undo = async () => {
    const answer = await creator.send("POST", `/api/fights/${id}/undo`, { version: fight.version });
    expect(answer.status, answer.text).toBe(200);
    fight = answer.json() as Fight;
    return fight;
  };
  const read = async (person: Player) => (await person.send("GET", `/api/fights/id/${id}`)).json() as Fight;
  await act({ type: "add", characters: [character_id] });
  await act({ type: "add", encounters: [{ id: goblin, count: 3, initiative: "one" }] });
  await act({ type: "add", others: [{ name: "Spy", initiative: 5, max_HP: 9 }], hidden: 1 });
  const idOf = (name: string) => fight.combatants.find((one) => one.name === name)?.combatant_id ?? 0;
  return { world, campaign_id, character_id, goblin, id, act, actAs, undo, read, idOf, now: () => fight };
};

test("a fight is prepared, run, undone and ended, and keeps a record", async ({ cast }) => {
  const { act, undo, idOf, now, id, character_id } = await prepare(cast);
  expect(now().combatants.map(({ name }) => name)).toEqual([
    "Spy",
    "Ysolt",
    "Goblin 1",
    "Goblin 2",
    "Goblin 3",
  ]);
  const rolled = await act({ type: "initiative", roll: now().combatants.map((one) => one.combatant_id) });
  const goblins = rolled.combatants.filter(({ name }) => name.startsWith("Goblin"));
  expect(new Set(goblins.map(({ initiative }) => initiative)).size).toBe(1);
  const begun = await act({ type: "initiative", values: { [idOf("Ysolt")]: 99 } });
  expect(begun.combatants[0]).toMatchObject({ name: "Ysolt", initiative: 99 });
  expect(await act({ type: "start" })).toMatchObject({ state: "running", round: 1, turn: idOf("Ysolt") });
  const hurt = await act({
    type: "damage",
    targets: [idOf("Goblin 1"), idOf("Goblin 2")],
    amount: 7,
    half: [idOf("Goblin 2")],
  });
  const named = (name: string, { combatants } = now()) => combatants.find((one) => one.name === name);
  expect(named("Goblin 1", hurt)).toMatchObject({ current_HP: 0, defeated: 1 });
  expect(named("Goblin 2", hurt)).toMatchObject({ current_HP: 4, defeated: 0 });
  await act({ type: "damage", targets: [idOf("Ysolt")], amount: 12 });
  const sheet = async () =>
    (await cast.owner.send("GET", `/api/characters/id/${character_id}`)).json() as Record<string, number>;
  expect(await sheet()).toMatchObject({ character_current_HP: 18 });
  await cast.owner.send("POST", `/api/characters/${character_id}/hit-points`, { change: 3 });
  await undo();
  expect(await sheet()).toMatchObject({ character_current_HP: 30 });
  await undo();
  expect(named("Goblin 1")).toMatchObject({ current_HP: 7, defeated: 0 });
  await act({ type: "damage", targets: [idOf("Goblin 1")], dice: "40d6" });
  const over = await act({ type: "end" });
  expect(over).toMatchObject({ state: "over", turn: null });
  expect(over["summary"]).toContainEqual({ name: "Ysolt", damage: 7, defeated: false });
  expect(over["summary"]).toContainEqual({ name: "Goblin 1", damage: 0, defeated: true });
  const log = (await cast.creator.send("GET", `/api/fights/${id}/log`)).json() as {
    text: string;
    undone: number;
    username: string;
  }[];
  expect(log[0]).toMatchObject({ text: "The fight ended.", undone: 0, username: "Maren" });
  expect(log.filter(({ undone }) => undone === 1)).toHaveLength(2);
  expect((await undo())["state"]).toBe("running");
});

test("a stale version is answered with the fight as it is, and both acts count when sent again", async ({
  cast,
}) => {
  const { act, actAs, idOf, now } = await prepare(cast);
  await act({ type: "start" });
  const stale = now().version;
  await act({ type: "damage", targets: [idOf("Goblin 1")], amount: 2 });
  const refused = await actAs(cast.admin, { type: "damage", targets: [idOf("Goblin 1")], amount: 3 }, stale);
  expect(refused.status).toBe(409);
  const { error, fight } = refused.json() as { error: string; fight: Fight };
  expect(error).toContain("changed");
  expect(fight.version).toBe(now().version);
  const again = await actAs(
    cast.admin,
    { type: "damage", targets: [idOf("Goblin 1")], amount: 3 },
    fight.version,
  );
  expect((again.json() as Fight).combatants.find(({ name }) => name === "Goblin 1")).toMatchObject({
    current_HP: 2,
  });
});

test("players see words instead of figures, nobody who is hidden, and nothing that is being prepared", async ({
  cast,
}) => {
  const { act, read, id, idOf, campaign_id, undo } = await prepare(cast);
  const { owner, other, stranger } = cast;
  expect((await owner.send("GET", `/api/fights/id/${id}`)).status).toBe(404);
  expect((await owner.send("PUT", `/api/fights/${id}`, { name: "x" })).status).toBe(404);
  expect((await owner.send("GET", `/api/fights/${campaign_id}`)).text).toBe("[]");
  await act({ type: "start" });
  await act({ type: "unname", targets: [idOf("Goblin 3")] });
  await act({ type: "note", target: idOf("Goblin 1"), text: "carries the key" });
  await act({ type: "damage", targets: [idOf("Goblin 1")], amount: 4 });
  const answer = await owner.send("GET", `/api/fights/id/${id}`);
  const seen = answer.json() as Fight;
  for (const secret of ["Spy", "the key", "Goblin 3", 'armour_class":15', "version"])
    expect(answer.text).not.toContain(secret);
  const goblin = seen.combatants.find(({ name }) => name === "Goblin 1");
  expect(goblin).toMatchObject({ state: "bloodied", kind: "encounter" });
  expect(Object.keys(goblin ?? {})).not.toContain("current_HP");
  expect(seen.combatants.at(-1)).toMatchObject({
    name: "Something in the dark",
    kind: "other",
    encounter_id: null,
  });
  expect(seen.combatants.find(({ name }) => name === "Ysolt")).toMatchObject({ current_HP: 30, max_HP: 30 });
  // The hidden one has the turn.
  expect(seen.turn).toBeNull();
  const log = await other.send("GET", `/api/fights/${id}/log`);
  for (const secret of ["Spy", "Goblin 3", "note"]) expect(log.text).not.toContain(secret);
  expect(log.text).toContain("Goblin 1 took 4 damage");
  await cast.creator.send("PUT", `/api/fights/${id}`, { hit_points_shown: "number" });
  expect((await read(other)).combatants.find(({ name }) => name === "Goblin 1")).toMatchObject({
    current_HP: 3,
    max_HP: 7,
  });
  expect((await stranger.send("GET", `/api/fights/id/${id}`)).status).toBe(404);
  expect((await stranger.send("GET", `/api/fights/${id}/log`)).status).toBe(404);
  expect(undo).toBeDefined();
});

/** All that a person's calls about a fight answer. */
const heardBy = async (
  person: Player,
  { id, campaign_id = 0 }: { id: number; campaign_id?: number | undefined },
) => {
  const paths = [`/api/fights/${campaign_id}`, `/api/fights/id/${id}`, `/api/fights/${id}/log`];
  const answers = await Promise.all(paths.map((path) => person.send("GET", path)));
  return { text: answers.map(({ text }) => text).join("\n"), status: answers.map(({ status }) => status) };
};

test("who hides, who has no name and what is noted stays so in every state, and in words, numbers and nothing", async ({
  cast,
}) => {
  const { act, actAs, id, idOf, campaign_id, now } = await prepare(cast);
  await act({ type: "add", others: [{ name: "Count Aurel", initiative: 2, max_HP: 8765 }] });
  await act({ type: "unname", targets: [idOf("Count Aurel")] });
  await act({ type: "note", target: idOf("Goblin 1"), text: "silver key" });
  const secrets = ["Spy", "Aurel", "silver key", 'version"', 'armour_class":15', 'dexterity":10'];
  const places = { id, campaign_id };
  const players = [cast.owner, cast.other];
  for (const state of ["prepared", "running", "over"] as const) {
    if (state === "running") {
      await act({ type: "start" });
      await act({ type: "damage", targets: [idOf("Goblin 1"), idOf("Count Aurel"), idOf("Spy")], amount: 3 });
    }
    if (state === "over") await act({ type: "end" });
    for (const shown of ["word", "number", "nothing"] as const) {
      await cast.creator.send("PUT", `/api/fights/${id}`, { hit_points_shown: shown });
      for (const player of players) {
        const { text, status } = await heardBy(player, places);
        expect([state, shown, secrets.filter((secret) => text.includes(secret))]).toEqual([state, shown, []]);
        expect(status).toEqual(state === "prepared" ? [200, 404, 404] : [200, 200, 200]);
        expect([state, shown, text.includes('current_HP":8762')]).toEqual([
          state,
          shown,
          state !== "prepared" && shown === "number",
        ]);
        expect(text.includes('state":"hurt"')).toBe(state !== "prepared" && shown === "word");
      }
      for (const master of [cast.creator, cast.admin])
        expect((await heardBy(master, places)).text).toContain("silver key");
      for (const outsider of [cast.stranger, cast.left, cast.outside])
        expect((await heardBy(outsider, places)).status).toEqual([404, 404, 404]);
    }
    // Who may not read it may not act in it either, whatever it is.
    const blow = { type: "propose", target: idOf("Spy"), amount: 1 };
    for (const player of players) expect((await actAs(player, blow)).status).toBe(404);
    for (const outsider of [cast.stranger, cast.left])
      expect((await actAs(outsider, blow, now().version)).status).toBe(404);
  }
});

test("players type their own character's initiative and propose damage, and nothing else", async ({
  cast,
}) => {
  const { act, actAs, idOf, read, now } = await prepare(cast);
  const { owner, other, creator } = cast;
  const mine = { type: "initiative", values: { [idOf("Ysolt")]: 17 } };
  expect((await actAs(owner, mine)).status).toBe(404);
  await act({ type: "start" });
  expect((await actAs(owner, mine)).status).toBe(200);
  expect((await actAs(other, mine)).status).toBe(403);
  expect((await actAs(owner, { type: "initiative", values: { [idOf("Goblin 1")]: 1 } })).status).toBe(403);
  expect((await actAs(owner, { type: "initiative", values: { [idOf("Spy")]: 1 } })).status).toBe(404);
  expect((await actAs(owner, { type: "next" })).status).toBe(403);
  expect((await actAs(owner, { type: "propose", target: idOf("Spy"), amount: 1 })).status).toBe(404);
  expect((await actAs(owner, { type: "propose", target: idOf("Goblin 1"), amount: 5 })).status).toBe(200);
  expect((await read(other)).proposals).toEqual([]);
  const [proposal] = (await read(owner)).proposals;
  expect(proposal).toMatchObject({ user_id: owner.id, amount: 5 });
  const { version } = await read(creator);
  const taken = await actAs(creator, { type: "accept", proposal: proposal?.proposal_id, half: 1 }, version);
  expect((taken.json() as Fight).combatants.find(({ name }) => name === "Goblin 1")).toMatchObject({
    current_HP: 5,
  });
  expect((taken.json() as Fight).proposals).toEqual([]);
  expect(now().version).toBeLessThan((taken.json() as Fight).version);
});

test("dice that are thrown for initiative lie in the tray: a character's for all, a group's once and for the dungeon master", async ({
  cast,
}) => {
  const { act, actAs, idOf, now } = await prepare(cast);
  const { owner, other, creator } = cast;
  const rolls = async (person: Player) =>
    (
      (await person.send("GET", `/api/campaigns/${now()["campaign_id"]}/rolls`)).json() as Record<
        string,
        unknown
      >[]
    )
      .filter(({ label }) => String(label).startsWith("Initiative"))
      .map(({ label, user_id, character_id, for: audience, modifier, total, dice }) => {
        const [die] = JSON.parse(String(dice)) as { die: string; result: number }[];
        expect(total).toBe((die?.result ?? 0) + Number(modifier));
        return [label, user_id, character_id, audience];
      });
  // What is being prepared is nobody's to know.
  await act({ type: "initiative", roll: [idOf("Ysolt")] });
  expect(await rolls(owner)).toEqual([]);
  await act({ type: "start", call: 1 });
  const ysolt = now().combatants.find(({ name }) => name === "Ysolt");
  expect((await actAs(owner, { type: "initiative", roll: [idOf("Ysolt")] })).status).toBe(200);
  const own = ["Initiative", owner.id, ysolt?.character_id, "table"];
  expect(await rolls(other)).toEqual([own]);
  const fight = (await creator.send("GET", `/api/fights/id/${now().fight_id}`)).json() as Fight;
  const goblins = fight.combatants.filter(({ name }) => name.startsWith("Goblin"));
  const roll = [...goblins.map(({ combatant_id }) => combatant_id), idOf("Spy")];
  expect((await actAs(creator, { type: "initiative", roll }, fight.version)).status).toBe(200);
  expect(await rolls(other)).toEqual([own]);
  const seen = await rolls(creator);
  expect(seen.slice(-2)).toEqual([own, ["Initiative", creator.id, ysolt?.character_id, "dm"]]);
  expect(seen.filter(([label]) => label === "Initiative, Spy")).toHaveLength(1);
  // The three share one.
  expect(seen.filter(([label]) => String(label).startsWith("Initiative, Goblin"))).toHaveLength(
    goblins.length - 2,
  );
  // What real dice showed is typed with its sum.
  expect((await actAs(owner, { type: "initiative", values: { [idOf("Ysolt")]: 20 } })).status).toBe(200);
  expect(await rolls(owner)).toHaveLength(1);
});

test("initiative is called for in round 0, seen and logged, and nobody has the turn before round 1", async ({
  cast,
}) => {
  const { act, actAs, idOf, read, id } = await prepare(cast);
  expect(await act({ type: "start", call: 1 })).toMatchObject({ state: "running", round: 0, turn: null });
  const { owner, creator } = cast;
  const typed = await actAs(owner, { type: "initiative", values: { [idOf("Ysolt")]: 21 } });
  expect(typed.json()).toMatchObject({ state: "running", round: 0, turn: null });
  const early = await actAs(creator, { type: "previous" }, (await read(creator)).version);
  expect(early.status).toBe(409);
  const log = (await owner.send("GET", `/api/fights/${id}/log`)).json() as { text: string }[];
  expect(log.map(({ text }) => text)).toEqual(["Initiative: Ysolt 21.", "Initiative was called for."]);
  const begun = await actAs(creator, { type: "next" }, (await read(creator)).version);
  expect(begun.json()).toMatchObject({ round: 1, turn: idOf("Ysolt") });
});

test("a fight that ends while initiative is called for says so to players", async ({ cast }) => {
  const { act, id } = await prepare(cast);
  await act({ type: "start", call: 1 });
  await act({ type: "end" });
  const log = (await cast.owner.send("GET", `/api/fights/${id}/log`)).json() as { text: string }[];
  expect(log.map(({ text }) => text)).toEqual(["The fight ended.", "Initiative was called for."]);
});

test("damage counts for whom the act names, and turns pass over the fallen until that is switched off", async ({
  cast,
}) => {
  const { act, actAs, idOf, id, now } = await prepare(cast);
  const { creator } = cast;
  await act({
    type: "initiative",
    values: { [idOf("Ysolt")]: 30, [idOf("Goblin 1")]: 20, [idOf("Goblin 2")]: 10 },
  });
  await act({ type: "start" });
  const ysolt = [idOf("Ysolt")];
  await act({ type: "damage", targets: ysolt, amount: 4, by: idOf("Goblin 2") });
  await act({ type: "damage", targets: ysolt, amount: 2, by: null });
  await act({ type: "damage", targets: [idOf("Goblin 1")], amount: 50 });
  const log = (await creator.send("GET", `/api/fights/${id}/log`)).json() as { text: string }[];
  expect(log.slice(0, 3).map(({ text }) => text)).toEqual([
    "Ysolt dealt 50 damage to Goblin 1, who fell.",
    "Ysolt took 2 damage.",
    "Goblin 2 dealt 4 damage to Ysolt.",
  ]);
  const unknown = { type: "damage", targets: ysolt, amount: 1, by: 4_000_000 };
  expect((await actAs(creator, unknown, now().version)).status).toBe(404);
  const before = await act({ type: "next" });
  expect([before["skips_fallen"], before.turn]).toEqual([1, idOf("Goblin 2")]);
  await act({ type: "previous" });
  const changed = await creator.send("PUT", `/api/fights/${id}`, { skips_fallen: 0 });
  expect(changed.json()).toMatchObject({ skips_fallen: 0 });
  expect((await act({ type: "next" })).turn).toBe(idOf("Goblin 1"));
  const { summary } = await act({ type: "end" });
  expect(summary).toContainEqual({ name: "Goblin 2", damage: 4, defeated: false });
  expect(summary).toContainEqual({ name: "Ysolt", damage: 7, defeated: false });
});

test("a player offers healing, takes an offer back, and hears what became of each; nobody else does", async ({
  cast,
}) => {
  const { act, actAs, idOf, read } = await prepare(cast);
  const { owner, other, creator } = cast;
  await act({ type: "start" });
  await act({ type: "damage", targets: [idOf("Ysolt")], amount: 12, by: null });
  const propose = async (heals: 0 | 1) => {
    const offer = { type: "propose", target: idOf("Ysolt"), amount: 5, ...(heals === 1 && { heals }) };
    const { proposals } = (await actAs(owner, offer)).json() as Fight;
    expect(proposals.at(-1)).toMatchObject({ heals, amount: 5 });
    return proposals.at(-1)?.proposal_id;
  };
  const answer = async (sent: Act) => actAs(creator, sent, (await read(creator)).version);
  const offered = await propose(1);
  expect((await actAs(other, { type: "wave", proposal: offered })).status).toBe(403);
  expect((await answer({ type: "accept", proposal: offered, half: 1 })).status).toBe(400);
  const healed = (await answer({ type: "accept", proposal: offered })).json() as Fight;
  expect(healed.combatants.find(({ name }) => name === "Ysolt")).toMatchObject({ current_HP: 23 });
  expect(healed).not.toHaveProperty("answers");
  expect((await actAs(owner, { type: "wave", proposal: await propose(0) })).status).toBe(200);
  await answer({ type: "wave", proposal: await propose(0) });
  const answers = (await read(owner))["answers"] as { came_to: string; heals: number; at: string }[];
  expect(answers.map(({ came_to, heals }) => [came_to, heals])).toEqual([
    ["waved", 0],
    ["taken back", 0],
    ["taken", 1],
  ]);
  expect((await read(other))["answers"]).toEqual([]);
});

test("a saving throw is asked until it is damaged or the turn goes on; players see what is asked of characters", async ({
  cast,
}) => {
  const { act, actAs, undo, read, idOf, now } = await prepare(cast);
  await act({ type: "start" });
  const ask = (save: string, difficulty: number) => ({
    type: "ask",
    targets: [idOf("Ysolt"), idOf("Goblin 1")],
    save,
    difficulty,
  });
  const asked = (fight: Fight, name: string) => {
    const one = fight.combatants.find((other) => other.name === name);
    return [one?.["save"], one?.["save_dc"]];
  };
  const both = (fight: Fight) => [asked(fight, "Ysolt"), asked(fight, "Goblin 1")];
  expect(both(await act(ask("dex", 15)))).toEqual([
    ["dex", 15],
    ["dex", 15],
  ]);
  expect(both(await read(cast.owner))).toEqual([
    ["dex", 15],
    [undefined, undefined],
  ]);
  const askedAt = async () => {
    const { combatants } = await read(cast.owner);
    return combatants.find(({ name }) => name === "Ysolt")?.["save_asked_at"];
  };
  const first = await askedAt();
  await act(ask("dex", 15));
  // The same again is asked anew, and no longer once it is taken back.
  expect(await askedAt()).not.toBe(first);
  await undo();
  expect(await askedAt()).toBe(first);
  await act({ type: "damage", targets: [idOf("Ysolt")], amount: 1 });
  expect(both(now())).toEqual([
    [null, null],
    ["dex", 15],
  ]);
  expect(asked(await undo(), "Ysolt")).toEqual(["dex", 15]);
  expect(asked(await act({ type: "next" }), "Goblin 1")).toEqual([null, null]);
  expect((await actAs(cast.owner, ask("dex", 15))).status).toBe(403);
  for (const wrong of [ask("luck", 15), ask("dex", 0), ask("dex", 41)])
    expect((await actAs(cast.creator, wrong, now().version)).status).toBe(400);
});

test("one fight at most is running, and what doesn't fit is refused with a sentence", async ({ cast }) => {
  const { act, actAs, campaign_id, now, idOf } = await prepare(cast);
  const { creator } = cast;
  const early = await actAs(creator, { type: "next" }, now().version);
  expect([early.status, early.text]).toEqual([409, expect.stringContaining("not begun")]);
  await act({ type: "start" });
  const second = (
    await creator.send("POST", "/api/fights", { campaign_id, name: "Another" })
  ).json() as Fight;
  const both = await creator.send("POST", `/api/fights/${second.fight_id}/acts`, {
    version: second.version,
    act: { type: "start" },
  });
  expect([both.status, Object.keys(both.json() as object)]).toEqual([409, ["error"]]);
  const { version } = now();
  const refused = async (what: unknown) => {
    const answer = await creator.send("POST", `/api/fights/${now().fight_id}/acts`, { version, act: what });
    expect((answer.json() as { error: string }).error.length).toBeGreaterThan(5);
    return answer.status;
  };
  expect(await refused({ type: "previous" })).toBe(409);
  expect(await refused({ type: "dance" })).toBe(400);
  expect(await refused("next")).toBe(400);
  expect(await refused({ type: "damage", targets: [idOf("Spy")], amount: -1 })).toBe(400);
  expect(await refused({ type: "damage", targets: [idOf("Spy")], amount: 1, dice: "1d6" })).toBe(400);
  expect(await refused({ type: "damage", targets: [], amount: 1 })).toBe(400);
  expect(await refused({ type: "damage", targets: [idOf("Spy")], dice: "41d6" })).toBe(400);
  expect(await refused({ type: "damage", targets: [9999], amount: 1 })).toBe(404);
  expect(await refused({ type: "initiative", values: { [idOf("Spy")]: 100 } })).toBe(400);
  expect(await refused({ type: "condition", targets: [idOf("Spy")], name: "x".repeat(41) })).toBe(400);
  expect(await refused({ type: "condition", targets: [idOf("Spy")], name: "prone", rounds: 0 })).toBe(400);
  expect(await refused({ type: "add", encounters: [{ id: 999_999 }] })).toBe(404);
  expect(await refused({ type: "add", library: [{ slug: "no-such-beast" }] })).toBe(404);
  expect((await actAs(creator, { type: "next" })).status).toBe(400);
});

test("monsters of the library come as they are printed, numbered beside those of the book", async ({
  cast,
}) => {
  const { act } = await prepare(cast);
  const { combatants } = await act({ type: "add", library: [{ slug: "goblin", count: 2 }] });
  expect(combatants.filter(({ name }) => name.startsWith("Goblin")).map(({ name }) => name)).toEqual([
    "Goblin 1",
    "Goblin 2",
    "Goblin 3",
    "Goblin 4",
    "Goblin 5",
  ]);
  expect(combatants.find(({ name }) => name === "Goblin 5")).toMatchObject({
    kind: "library",
    slug: "goblin",
    encounter_id: null,
    armour_class: 15,
    dexterity: 14,
    current_HP: 7,
    max_HP: 7,
  });
});

test("what is deleted in mid-fight stays in the order as it was last seen", async ({ cast }) => {
  const { act, character_id, goblin, read } = await prepare(cast);
  await act({ type: "start" });
  expect((await cast.creator.send("DELETE", `/api/encounters/${goblin}`)).status).toBe(200);
  expect((await cast.owner.send("DELETE", `/api/characters/${character_id}`)).status).toBe(200);
  const { combatants } = await read(cast.creator);
  expect(combatants.find(({ name }) => name === "Ysolt")).toMatchObject({
    kind: "other",
    character_id: null,
    current_HP: 30,
  });
  expect(combatants.find(({ name }) => name === "Goblin 2")).toMatchObject({
    encounter_id: null,
    current_HP: 7,
  });
});

test("twenty damaging at once with the version each has read are all counted after trying again", async ({
  cast,
}) => {
  const { act, actAs, idOf, read } = await prepare(cast);
  await act({ type: "start" });
  const target = idOf("Ysolt");
  const strike = async (): Promise<void> => {
    const { version } = await read(cast.creator);
    const answer = await actAs(cast.creator, { type: "damage", targets: [target], amount: 1 }, version);
    if (answer.status === 409) await strike();
    else expect(answer.status, answer.text).toBe(200);
  };
  await Promise.all(Array.from({ length: 20 }, strike));
  expect((await read(cast.creator)).combatants.find(({ name }) => name === "Ysolt")).toMatchObject({
    current_HP: 10,
  });
});
