import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/lib/client/api/api";
import { setQueryData, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { writesSettled } from "@/lib/client/api/write-queue";
import { encodeFight } from "@/lib/contract/fights";
import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import { actInFight, undoInFight } from "./fight-acts";
import { changeFight } from "./fights";

const goblin = (id: number): CombatantView => ({
  id,
  kind: "other",
  characterId: null,
  encounterId: null,
  slug: null,
  name: `Goblin ${id}`,
  initiative: 20 - id,
  dexterity: 10,
  armourClass: 15,
  hitPoints: { current: 7, max: 7, temporary: 0 },
  isHidden: false,
  isUnnamed: false,
  isDefeated: false,
  isReady: false,
  conditions: [],
  concentration: null,
  note: "",
});

let id = 0;
const fightAt = (version: number, part: Partial<FightView> = {}): FightView => ({
  id,
  campaignId: 1,
  name: "Ambush",
  state: "running",
  round: 1,
  turn: 1,
  hitPointsShown: "word",
  version,
  combatants: [goblin(1), goblin(2), goblin(3)],
  proposals: [],
  answers: [],
  skipsFallen: true,
  summary: null,
  createdAt: new Date(0),
  ...part,
});

interface Sent {
  version?: number;
  act?: { type: string; roll?: number[] };
}
/** What was sent, in short: the kind of act, whose initiative is thrown, and the version that it was meant for. */
let sent: string[];
/** What the server answers, in this order. */
let answers: Response[];
const ok = (fight: FightView) => Response.json(encodeFight(fight));
const stale = (fight: FightView) =>
  Response.json({ error: "It has changed.", fight: encodeFight(fight) }, { status: 409 });

beforeEach(() => {
  id += 1;
  sent = [];
  answers = [];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const { version, act } = JSON.parse(body) as Sent;
    const kind = act?.type ?? (version === undefined ? "change" : "undo");
    sent.push([kind, act?.roll?.join("+"), version].filter((one) => one !== undefined).join(" "));
    return answers.shift() ?? Response.json({ error: "Nothing more was to be sent." }, { status: 400 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (fight: FightView): FightView => {
  setQueryData(queryKey(api.fights.read, { id }), fight);
  return fight;
};
const known = () => snapshotOf(queryKey(api.fights.read, { id })).data;
const settled = () => writesSettled(`fight ${id}`);
const blow: SentAct = { type: "damage", targets: [3], half: [], amount: 2 };

it("ends no turn that nobody saw, though the press waited behind another", async () => {
  const seen = open(fightAt(1));
  const onRefused = vi.fn();
  // Somebody else has ended the turn meanwhile.
  answers = [stale(fightAt(2, { turn: 2 })), ok(fightAt(3, { turn: 2 }))];
  actInFight(seen, blow);
  actInFight(seen, { type: "next" }, onRefused);
  await settled();
  expect(sent).toEqual(["damage 1", "damage 2"]);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(known()).toMatchObject({ version: 3, turn: 2 });
});

it("ends one turn after another where each was drawn before the next press", async () => {
  const seen = open(fightAt(1));
  answers = [ok(fightAt(2, { turn: 2 })), ok(fightAt(3, { turn: 3 }))];
  actInFight(seen, { type: "next" });
  actInFight(fightAt(1, { turn: 2 }), { type: "next" });
  await settled();
  expect(sent).toEqual(["next 1", "next 2"]);
});

it("takes one's own acts back one by one, though they were pressed before the answers", async () => {
  const seen = open(fightAt(1));
  // The blow comes after somebody else's.
  answers = [stale(fightAt(2)), ok(fightAt(3)), ok(fightAt(4)), ok(fightAt(5))];
  actInFight(seen, blow);
  undoInFight(seen);
  undoInFight(seen);
  await settled();
  expect(sent).toEqual(["damage 1", "damage 2", "undo 3", "undo 4"]);
});

/** The fight with these initiatives, of the first goblin and those after it. */
const withInitiatives = (version: number, ...values: (number | null)[]) =>
  fightAt(version, {
    round: 0,
    turn: null,
    combatants: values.map((initiative, at) => ({ ...goblin(at + 1), initiative })),
  });

it("throws for nobody whose initiative has come meanwhile", async () => {
  const seen = open(withInitiatives(1, null, null, 12));
  // A player has thrown theirs, then everybody has one.
  answers = [stale(withInitiatives(2, 18, null, 12)), stale(withInitiatives(3, 18, 7, 12))];
  const onRefused = vi.fn();
  actInFight(seen, { type: "initiative", roll: [1, 2] }, onRefused);
  await settled();
  expect(sent).toEqual(["initiative 1+2 1", "initiative 2 2"]);
  expect(onRefused).not.toHaveBeenCalled();
  expect(known()).toMatchObject(withInitiatives(3, 18, 7, 12));
});

it("throws anew over what was seen, and for nobody where what was seen has been thrown over", async () => {
  const seen = open(withInitiatives(1, 18, 7));
  answers = [stale(fightAt(2, { ...withInitiatives(2, 18, 7), name: "Ford" })), ok(withInitiatives(3, 4, 5))];
  actInFight(seen, { type: "initiative", roll: [1, 2] });
  await settled();
  actInFight(seen, { type: "initiative", roll: [1, 2] });
  await settled();
  expect(sent).toEqual(["initiative 1+2 1", "initiative 1+2 2"]);
});

it.each([
  // An answer that got lost is told as the fight is by then.
  ["the answer to the undo before it", () => undoInFight(fightAt(5)), "undo 5"],
  [
    "that to a change of its name",
    () => void changeFight(1, { params: { id }, body: { name: "Ford" } }),
    "change",
  ],
])("takes no act back that came with %s", async (_, press, first) => {
  const seen = open(fightAt(5));
  answers = [ok(fightAt(7)), ok(fightAt(8))];
  press();
  const onRefused = vi.fn();
  undoInFight(seen, onRefused);
  await settled();
  expect(onRefused).toHaveBeenCalledOnce();
  expect(sent).toEqual([first]);
  expect(known()).toMatchObject({ version: 7 });
});
