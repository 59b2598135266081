import { describe, expect, it, test } from "vitest";
import { entrant } from "@/lib/rules/entrant.fixture";
import { apply } from "@/lib/rules/fight";
import { logEntry } from "@/lib/rules/fight-log";
import { type Act, type Fight, newFight } from "@/lib/rules/fight-model";
import { fallsAndRises, fightEnded, type LastBlow } from "./fight-happenings";
import { fightRecord } from "./fight-record";
import { naturalInitiatives } from "./initiative-rolls";
import { JOURNAL, journalRecord } from "./journal";
import { fallAndRise, levelGained, naturalRoll } from "./sheet-happenings";

const [YSOLT, GOBLIN, SPY, COUNT] = [1, 2, 3, 4];

/** Carries out acts one after another; what each made happen, and the fight with the blow that felled somebody last. */
const played = (acts: readonly Act[]) => {
  let fight: Fight = newFight();
  let blow: LastBlow | undefined;
  const happened = acts.flatMap((act) => {
    const before = fight;
    fight = apply(before, act).fight;
    const logged = { round: Math.max(before.round, fight.round), entry: logEntry(act, before, fight) };
    if (logged.entry.targets.some(({ fell }) => fell)) blow = { ...logged, gone: [] };
    if (act.type === "remove" && blow) blow = { ...blow, gone: [...blow.gone, ...logged.entry.targets] };
    return fallsAndRises(before, fight, logged);
  });
  return { fight, blow, happened };
};
const opening: Act[] = [
  {
    type: "add",
    hidden: false,
    combatants: [
      entrant(YSOLT, "Ysolt", { kind: "character", characterId: 7 }),
      entrant(GOBLIN, "Goblin"),
      entrant(COUNT, "Count Aurel"),
    ],
  },
  { type: "add", hidden: true, combatants: [entrant(SPY, "Hollow Spy")] },
  { type: "unname", targets: [COUNT] },
  { type: "start" },
];
const hit = (target: number, by: number | null, amount = 9): Act => ({
  type: "damage",
  targets: [target],
  amount,
  half: [],
  by,
});

describe("falls and rises in a fight", () => {
  it("names who felled a character as each audience sees them", () => {
    const by = (id: number | null) => played([...opening, hit(YSOLT, id)]).happened;
    expect(by(GOBLIN)).toEqual([
      { kind: "fall", entry: { name: "Ysolt", by: "Goblin" }, masked: null, audience: "members" },
    ]);
    expect(by(SPY)).toMatchObject([{ entry: { by: "Hollow Spy" }, masked: { name: "Ysolt", by: null } }]);
    expect(by(COUNT)).toMatchObject([
      { entry: { by: "Count Aurel" }, masked: { by: "Something in the dark" } },
    ]);
    expect(by(null)).toMatchObject([{ entry: { by: null }, masked: null }]);
  });

  it("is of characters, at the moment of coming to 0 and of getting up", () => {
    const { happened } = played([
      ...opening,
      hit(GOBLIN, YSOLT),
      hit(YSOLT, GOBLIN, 3),
      hit(YSOLT, GOBLIN),
      hit(YSOLT, GOBLIN),
      { type: "heal", targets: [YSOLT], amount: 1 },
      { type: "heal", targets: [YSOLT], amount: 1 },
    ]);
    expect(happened.map(({ kind }) => kind)).toEqual(["fall", "rise"]);
  });

  it("is for the dungeon master alone while the character is hidden, and tells nothing of a fight that is prepared", () => {
    const hidden = played([...opening, { type: "hide", targets: [YSOLT] }, hit(YSOLT, GOBLIN)]);
    expect(hidden.happened).toMatchObject([{ audience: "managers" }]);
    const prepared = played([...opening.slice(0, 3), hit(YSOLT, GOBLIN)]);
    expect(prepared.happened).toMatchObject([{ entry: { by: "Goblin" }, masked: { by: null } }]);
  });
});

describe("a fight that ended", () => {
  const ended = (...acts: Act[]) => {
    const { fight, blow } = played([...opening, ...acts, { type: "end" }]);
    return fightEnded("The bridge", fight, blow);
  };

  it("tells who fell and who struck the last blow", () => {
    expect(ended(hit(GOBLIN, YSOLT))).toEqual({
      kind: "fight",
      entry: {
        name: "The bridge",
        rounds: 1,
        fallen: ["Goblin"],
        lastBlow: { by: "Ysolt", on: "Goblin" },
        outcome: null,
      },
      masked: null,
    });
    expect(ended().entry.lastBlow).toBeNull();
  });

  it("tells which side was beaten, as far as one saw it", () => {
    const won = ended(hit(GOBLIN, YSOLT), hit(COUNT, YSOLT));
    expect(won.entry.outcome).toBeNull();
    expect(won.masked?.outcome).toBe("won");
    expect(ended(hit(YSOLT, GOBLIN)).entry.outcome).toBe("lost");
  });

  it("never names to players who is hidden or has no name", () => {
    const spy = ended(hit(GOBLIN, SPY), hit(SPY, YSOLT));
    expect(spy.entry).toMatchObject({ fallen: ["Goblin", "Hollow Spy"], lastBlow: { on: "Hollow Spy" } });
    expect(spy.masked).toMatchObject({ fallen: ["Goblin"], lastBlow: null });
    const count = ended(hit(COUNT, SPY));
    expect(count.masked).toMatchObject({
      fallen: ["Something in the dark"],
      lastBlow: { by: null, on: "Something in the dark" },
    });
  });

  it("never names to players either who was hidden or had no name any more as it left", () => {
    const leave = (as: "hide" | "unname"): Act[] => [
      { type: as, targets: [COUNT] },
      { type: "remove", combatants: [COUNT] },
    ];
    const named: Act = { type: "name", targets: [COUNT] };
    const blow = (as: "hide" | "unname") => ended(named, hit(YSOLT, COUNT), ...leave(as));
    expect(blow("unname").entry.lastBlow).toEqual({ by: "Count Aurel", on: "Ysolt" });
    expect(blow("unname").masked?.lastBlow).toEqual({ by: "Something in the dark", on: "Ysolt" });
    expect(blow("hide").masked?.lastBlow).toEqual({ by: null, on: "Ysolt" });
    expect(ended(named, hit(COUNT, YSOLT), ...leave("hide")).masked?.lastBlow).toBeNull();
  });
});

test("a sheet falls, rises and gains levels by crossing, not by standing", () => {
  const was = (currentHitPoints: number, level = 3) => ({ currentHitPoints, level });
  const now = (currentHitPoints: number, level = 3) => ({ name: "Ysolt", currentHitPoints, level });
  expect(fallAndRise(was(3), now(0))).toEqual([{ kind: "fall", entry: { name: "Ysolt", by: null } }]);
  expect(fallAndRise(was(0), now(2))).toEqual([{ kind: "rise", entry: { name: "Ysolt" } }]);
  expect([...fallAndRise(was(0), now(0)), ...fallAndRise(was(5), now(4))]).toEqual([]);
  expect(levelGained(was(5), now(5, 4))).toEqual([{ kind: "level", entry: { name: "Ysolt", level: 4 } }]);
  expect([...levelGained(was(5), now(5)), ...levelGained(was(5, 4), now(5))]).toEqual([]);
});

test("a natural 20 or 1 is remembered of a d20 that counts, where the table sees it", () => {
  const d20 = (result: number, kept: 0 | 1 = 1) => ({ die: "d20" as const, result, kept });
  const of = (dice: ReturnType<typeof d20>[], audience: "dm" | "me" | "table" = "table") =>
    naturalRoll({ audience, dice, label: "Stealth", total: 25 }, { character: "Ysolt", person: "Tobias" });
  expect(of([d20(20)])).toEqual([
    { kind: "roll", entry: { by: "Ysolt", label: "Stealth", natural: 20, total: 25 } },
  ]);
  expect(of([d20(1), d20(20)])).toMatchObject([{ entry: { natural: 20 } }]);
  expect([
    ...of([d20(20, 0), d20(2)]),
    ...of([d20(20)], "dm"),
    ...of([d20(1)], "me"),
    ...of([d20(19)]),
  ]).toEqual([]);
  expect(
    naturalRoll(
      { audience: "table", dice: [d20(1)], label: "", total: 1 },
      { character: null, person: "Maren" },
    ),
  ).toMatchObject([{ entry: { by: null }, person: "Maren" }]);
});

test("each kind has a schema of its own in a file, and no other kind's entry fits it", () => {
  const record = {
    kind: "fall",
    masked: null,
    audience: "members",
    person: null,
    happenedAt: "2026-11-24T19:00:00.000Z",
  };
  expect(journalRecord.safeParse({ ...record, entry: { name: "Ysolt", by: null } }).success).toBe(true);
  expect(journalRecord.safeParse({ ...record, entry: { name: "Ysolt", level: 3 } }).success).toBe(false);
  expect(journalRecord.safeParse({ ...record, kind: "party", entry: {} }).success).toBe(false);
});

test("a natural 20 or 1 of initiative is remembered where the table sees it fall", () => {
  const { fight } = played([...opening, { type: "hide", targets: [SPY] }]);
  const thrown = (id: number, face: number) => {
    const one = fight.combatants.find((each) => each.id === id);
    return one ? [{ one, face, value: face + 2 }] : [];
  };
  const of = (state: Fight["state"], ...some: ReturnType<typeof thrown>) =>
    naturalInitiatives({ state }, some, "Tobias");
  const entry = { by: "Ysolt", label: "Initiative", natural: 20, total: 22 };
  expect(of("running", ...thrown(YSOLT, 20), ...thrown(GOBLIN, 1), ...thrown(SPY, 20))).toEqual([
    { kind: "roll", entry, masked: null },
  ]);
  expect([...of("prepared", ...thrown(YSOLT, 20)), ...of("running", ...thrown(YSOLT, 19))]).toEqual([]);
  const [ysolt] = thrown(YSOLT, 20).map((each) => ({ ...each, one: { ...each.one, isUnnamed: true } }));
  expect(ysolt && of("running", ysolt)).toMatchObject([{ entry, masked: { by: "Something in the dark" } }]);
});

test("a fight in which more fell than are told can be written, and read again from a file that tells all", () => {
  const fallen = Array.from({ length: 300 }, (_, at) => `Rat ${at}`);
  const summary = fallen.map((name) => ({ name, damage: 0, defeated: true, isSecret: false }));
  const { entry } = fightEnded("The cellar", { ...newFight(), state: "over", summary }, undefined);
  expect(entry.fallen).toEqual(fallen.slice(0, 200));
  const happenedAt = "2026-11-24T19:00:00.000Z";
  const record = { kind: "fight", masked: null, audience: "members", person: null, happenedAt };
  expect(journalRecord.parse({ ...record, entry: { ...entry, fallen } }).entry).toEqual(entry);
  const lines = Array.from({ length: 2001 }, () => summary[0]);
  const fight = { name: "The cellar", hitPointsShown: "word", state: "over", round: 3, combatants: [] };
  expect(fightRecord.parse({ ...fight, summary: lines }).summary).toHaveLength(2000);
});

test("a natural 20 is worth as much as a fall, and a page that was shown goes first", () => {
  const { roll, fall, shown, ...others } = JOURNAL;
  expect(roll.weight).toBe(fall.weight);
  expect(Object.values(others).every(({ weight }) => weight > shown.weight)).toBe(true);
});
