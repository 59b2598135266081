// One file: every act is held against the same fights.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apply as applied, concentrationChecks } from "@/lib/rules/fight";
import {
  type Act,
  type Combatant,
  type Entrant,
  type Fight,
  FIGHT_LIMIT,
  IllegalAct,
  newFight,
} from "@/lib/rules/fight-model";
import { logEntry } from "@/lib/rules/fight-log";
import { logSentence } from "@/lib/rules/fight-log-sentence";
import { type Undo, undone } from "@/lib/rules/fight-undo";
import { asPlayer, UNNAMED } from "@/lib/rules/fight-view";

const hitPoints = (max: number, current = max, temporary = 0) => ({ max, current, temporary });
/** As the server carries out an act, with ids that count from 1. */
const apply = (fight: Fight, act: Act) => {
  const first = Math.max(0, ...[...fight.combatants, ...fight.proposals].map(({ id }) => id)) + 1;
  if (act.type === "propose") return applied(fight, { ...act, id: first });
  if (act.type !== "add") return applied(fight, act);
  return applied(fight, {
    ...act,
    combatants: act.combatants.map((one, at) => ({ ...one, id: first + at })),
  });
};
const foe = (name: string, more: Partial<Entrant> = {}): Entrant => ({
  id: 0,
  kind: "encounter",
  characterId: null,
  encounterId: 1,
  slug: null,
  name,
  initiative: null,
  group: null,
  dexterity: 10,
  armourClass: 12,
  hitPoints: hitPoints(20),
  conditions: [],
  ...more,
});
const hero = (characterId: number, more: Partial<Entrant> = {}) =>
  foe(`Hero ${characterId}`, { kind: "character", characterId, encounterId: null, ...more });

/** The fight after these acts. */
const after = (...acts: Act[]) => acts.reduce((fight, act) => apply(fight, act).fight, newFight());
const add = (...combatants: Entrant[]): Act => ({ type: "add", combatants, hidden: false });
const names = (fight: Fight) => fight.combatants.map(({ name }) => name);
const one = (fight: Fight, name: string): Combatant => {
  const found = fight.combatants.find((combatant) => combatant.name === name);
  if (!found) throw new Error(`${name} is not in the fight`);
  return found;
};
const started = (...combatants: Entrant[]) => after(add(...combatants), { type: "start" });
const next: Act = { type: "next" };

const anyTarget = fc.integer({ min: 1, max: 14 });
const targets = fc.array(anyTarget, { minLength: 1, maxLength: 4 });
const amount = fc.integer({ min: 0, max: 40 });
const dealer = fc.option(anyTarget);
const AT = "2026-11-22T20:00:00.000Z";
const newcomer = fc.record({
  name: fc.constantFrom("Goblin", "Shade", "Goblin 1"),
  kind: fc.constantFrom("encounter" as const, "other" as const, "row" as const),
  initiative: fc.option(fc.integer({ min: -5, max: 25 })),
  dexterity: fc.integer({ min: 1, max: 20 }),
  max: fc.integer({ min: 1, max: 30 }),
});
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    type: fc.constant("add" as const),
    combatants: fc
      .array(newcomer, { minLength: 1, maxLength: 3 })
      .map((some) =>
        some.map(({ max, kind, ...rest }) =>
          foe(rest.name, { ...rest, kind, hitPoints: kind === "row" ? null : hitPoints(max) }),
        ),
      ),
    hidden: fc.boolean(),
  }),
  fc.integer({ min: 1, max: 4 }).map((id): Act => add(hero(id, { hitPoints: hitPoints(25, 20, 3) }))),
  fc.record({ type: fc.constant("remove" as const), combatants: targets }),
  fc.constantFrom<Act>(
    { type: "start" },
    { type: "end" },
    next,
    next,
    next,
    { type: "previous" },
    { type: "start" },
    { type: "start", call: true },
  ),
  fc.record({
    type: fc.constant("initiative" as const),
    values: fc.dictionary(fc.constantFrom("1", "2", "3", "4", "5"), fc.integer({ min: -20, max: 99 })),
  }),
  fc.record({ type: fc.constant("move" as const), combatant: anyTarget, before: fc.option(anyTarget) }),
  fc.record({ type: fc.constant("damage" as const), targets, amount, half: targets, by: dealer }),
  fc.record({ type: fc.constantFrom("heal" as const, "temporary" as const), targets, amount }),
  fc.record({
    type: fc.constant("condition" as const),
    targets,
    name: fc.constantFrom("prone", "poisoned", "blessed"),
    rounds: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  fc.record({
    type: fc.constant("clear" as const),
    targets,
    name: fc.constantFrom("prone", "poisoned", "blessed"),
  }),
  fc.record({
    type: fc.constant("concentrate" as const),
    target: anyTarget,
    on: fc.option(fc.constant("Bless")),
  }),
  fc.record({
    type: fc.constantFrom("hide", "show", "name", "unname", "defeat", "revive", "ready" as const),
    targets,
  }),
  fc.record({ type: fc.constant("note" as const), target: anyTarget, text: fc.string({ maxLength: 5 }) }),
  fc.record({ type: fc.constant("delay" as const), target: anyTarget }),
  fc.record({
    type: fc.constant("ask" as const),
    targets,
    save: fc.constantFrom("dex" as const, "wis" as const),
    difficulty: fc.integer({ min: 0, max: 41 }),
    at: fc.constant(AT),
  }),
  fc.record({
    type: fc.constant("propose" as const),
    id: fc.constant(0),
    target: anyTarget,
    amount,
    userId: fc.integer({ min: 1, max: 3 }),
    heals: fc.boolean(),
    createdAt: fc.constant(AT),
  }),
  fc.record({
    type: fc.constant("accept" as const),
    proposal: anyTarget,
    half: fc.boolean(),
    by: dealer,
    at: fc.constant(AT),
  }),
  fc.record({
    type: fc.constant("wave" as const),
    proposal: anyTarget,
    userId: fc.integer({ min: 1, max: 3 }),
    at: fc.constant(AT),
  }),
);
const begin: Act[] = [add(foe("Goblin", { initiative: 12 }), hero(7, { initiative: 15 })), { type: "start" }];
const anySeries = fc
  .tuple(fc.boolean(), fc.array(anyAct, { maxLength: 30 }))
  .map(([isRunning, acts]) => [...(isRunning ? begin : []), ...acts]);

/** Carries out what is legal of a series; answers each state on the way and what takes each act back. */
const played = (series: readonly Act[]) => {
  const states: Fight[] = [newFight()];
  const undos: Undo[] = [];
  for (const act of series) {
    try {
      const done = apply(states.at(-1) ?? newFight(), act);
      states.push(done.fight);
      undos.push(done.undo);
    } catch (error) {
      if (!(error instanceof IllegalAct)) throw error;
    }
  }
  return { states, undos };
};

describe("any series of acts", () => {
  it("is taken back by as many undos", () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const { states, undos } = played(series);
        let fight = states.at(-1) ?? newFight();
        for (let at = undos.length - 1; at >= 0; at -= 1) {
          const undo: unknown = JSON.parse(JSON.stringify(undos[at]));
          fight = undone(fight, undo as Undo);
          expect(fight).toEqual(states[at] ?? newFight());
        }
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it("keeps hit points within their bounds, the turn on one who is there, and hidden ones from players", () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        for (const fight of played(series).states) {
          const points = fight.combatants.flatMap((combatant) => combatant.hitPoints ?? []);
          const isWithin = points.every(
            ({ current, max, temporary }) => current >= 0 && current <= max && temporary >= 0,
          );
          const ids = fight.combatants.map(({ id }) => id);
          const needsTurn = fight.state === "running" && fight.round > 0 && ids.length > 0;
          const view = asPlayer(fight, 1, "word");
          const hidden = new Set(fight.combatants.filter(({ isHidden }) => isHidden).map(({ id }) => id));
          const told = [view.turn, ...view.combatants.map(({ id }) => id)];
          const monsters = view.combatants.filter(({ kind }) => kind !== "character");
          expect({
            isWithin,
            isUnique: new Set(ids).size === ids.length,
            hasTurn: !needsTurn || ids.some((id) => id === fight.turn),
            leaks: told.filter((id) => id !== null && hidden.has(id)),
            figures: monsters.filter((seen) => "hitPoints" in seen || "note" in seen),
          }).toEqual({ isWithin: true, isUnique: true, hasTurn: true, leaks: [], figures: [] });
        }
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);
});

describe("who was removed", () => {
  const gone = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Rat ${from + at}`,
      damage: 0,
      isSecret: false,
      defeated: false,
    }));
  const swarm = (fight: Fight) => apply(fight, add(...gone(1, 3).map(({ name }) => foe(name)))).fight;
  const leave = (fight: Fight) =>
    apply(fight, { type: "remove", combatants: fight.combatants.slice(1).map(({ id }) => id) });

  it("is remembered as far as a summary goes, the newest first of all, and comes back line by line", () => {
    const begun = started(foe("Piper", { initiative: 9 }));
    const full = swarm({ ...begun, departed: gone(1, FIGHT_LIMIT.departed) });
    const { fight, undo } = leave(full);
    expect(fight.departed).toHaveLength(FIGHT_LIMIT.departed);
    expect(fight.departed.slice(-4).map(({ name }) => name)).toEqual([
      `Rat ${FIGHT_LIMIT.departed}`,
      "Rat 1",
      "Rat 2",
      "Rat 3",
    ]);
    expect(undone(fight, undo)).toEqual(full);
    expect(apply(fight, { type: "end" }).fight.summary?.length).toBeLessThanOrEqual(FIGHT_LIMIT.summary);
  });

  it("costs an undo no more, however many went before", () => {
    const begun = started(foe("Piper", { initiative: 9 }));
    const length = (departed: Fight["departed"]) =>
      JSON.stringify(leave(swarm({ ...begun, departed })).undo).length;
    expect(length(gone(1, FIGHT_LIMIT.departed - 3)) - length([])).toBe(0);
    // Lists that were stored before they had an end.
    expect(length(gone(1, 20_000)) - length([])).toBeLessThan(300);
  });

  it("comes back from rows that hold the whole list", () => {
    const full = swarm({ ...started(foe("Piper", { initiative: 9 })), departed: gone(1, 2) });
    const { fight, undo } = leave(full);
    const { departed: _, ...rest } = undo;
    const old: Undo = { ...rest, fight: { ...rest.fight, departed: full.departed } };
    expect(undone(fight, old)).toEqual(full);
  });
});

describe("the order", () => {
  it("goes by initiative, then Dexterity, then who came first; without initiative last", () => {
    const fight = after(
      add(
        foe("none"),
        foe("slow", { initiative: 12, dexterity: 8 }),
        foe("quick", { initiative: 12, dexterity: 16 }),
        foe("late", { initiative: 12, dexterity: 8 }),
        foe("first", { initiative: 20 }),
      ),
    );
    expect(names(fight)).toEqual(["first", "quick", "slow", "late", "none"]);
  });

  it("keeps what was moved by hand when another's initiative is typed", () => {
    const fight = after(
      add(foe("a", { initiative: 20 }), foe("b", { initiative: 10 }), foe("c", { initiative: 5 }), foe("d")),
      { type: "move", combatant: 3, before: 1 },
      { type: "initiative", values: { 4: 7 } },
    );
    expect(names(fight)).toEqual(["c", "a", "b", "d"]);
  });

  it("gives the turn to the next, and a new round after the last", () => {
    const fight = started(foe("a", { initiative: 2 }), foe("b", { initiative: 1 }));
    expect([fight.round, fight.turn]).toEqual([1, 1]);
    const second = apply(fight, next).fight;
    const third = apply(second, next).fight;
    expect([second.round, second.turn, third.round, third.turn]).toEqual([1, 2, 2, 1]);
    const back = apply(third, { type: "previous" }).fight;
    expect([back.round, back.turn]).toEqual([1, 2]);
    expect(() => apply(fight, { type: "previous" })).toThrow("first turn");
  });

  it("moves who delays behind the next, and the last one behind the first of the next round", () => {
    const fight = started(
      foe("a", { initiative: 3 }),
      foe("b", { initiative: 2 }),
      foe("c", { initiative: 1 }),
    );
    const poisoned = apply(fight, { type: "condition", targets: [1], name: "poisoned", rounds: 2 }).fight;
    const delayed = apply(poisoned, { type: "delay", target: 1 }).fight;
    expect([names(delayed), delayed.turn, delayed.round]).toEqual([["b", "a", "c"], 2, 1]);
    expect(one(delayed, "a").conditions).toEqual([{ name: "poisoned", rounds: 2 }]);
    const last = [next, next].reduce((state, act) => apply(state, act).fight, fight);
    const wrapped = apply(last, { type: "delay", target: 3 }).fight;
    expect([names(wrapped), wrapped.turn, wrapped.round]).toEqual([["a", "c", "b"], 1, 2]);
  });

  it("puts a newcomer where its initiative says, though somebody has delayed to the end", () => {
    const fight = started(
      foe("a", { initiative: 20 }),
      foe("b", { initiative: 15 }),
      foe("c", { initiative: 10 }),
    );
    const delayed = [1, 1].reduce((state, target) => apply(state, { type: "delay", target }).fight, fight);
    expect(names(delayed)).toEqual(["b", "c", "a"]);
    const joined = apply(delayed, add(foe("late"))).fight;
    expect(names(joined)).toEqual(["b", "c", "a", "late"]);
    const told = apply(joined, { type: "initiative", values: { 4: 12 } }).fight;
    expect(names(told)).toEqual(["b", "late", "c", "a"]);
  });

  it("lets the last one delay no sooner than the first has acted", () => {
    const fight = started(
      foe("a", { initiative: 3 }),
      foe("b", { initiative: 2 }),
      foe("c", { initiative: 1 }),
    );
    expect(() => apply(fight, { type: "delay", target: 3 })).toThrow(IllegalAct);
    const later = apply(apply(fight, next).fight, { type: "delay", target: 3 }).fight;
    expect([names(later), later.turn]).toEqual([["a", "c", "b"], 2]);
  });

  it("leaves the turn with the last one standing that delays, where turns pass over the defeated", () => {
    const three = started(
      foe("a", { initiative: 3 }),
      foe("b", { initiative: 2 }),
      foe("c", { initiative: 1 }),
    );
    const fight = apply(apply(three, next).fight, { type: "defeat", targets: [1, 3] }).fight;
    const delayed = apply(fight, { type: "delay", target: 2 }).fight;
    expect([names(delayed), delayed.turn, delayed.round]).toEqual([["a", "b", "c"], 2, 1]);
    const told = apply({ ...fight, skipsFallen: false }, { type: "delay", target: 2 }).fight;
    expect([names(told), told.turn]).toEqual([["a", "c", "b"], 3]);
    const none = apply(fight, { type: "defeat", targets: [2] }).fight;
    expect(apply(none, { type: "delay", target: 2 }).fight.turn).toBe(3);
  });

  it("waits in round 0 while initiative is called for, and begins with the top", () => {
    const called = after(add(foe("a", { initiative: 2 }), foe("b")), { type: "start", call: true });
    expect([called.state, called.round, called.turn]).toEqual(["running", 0, null]);
    expect(() => apply(called, { type: "previous" })).toThrow(IllegalAct);
    const more = apply(called, add(foe("c"))).fight;
    expect(more.turn).toBeNull();
    const told = apply(more, { type: "initiative", values: { 2: 20 } }).fight;
    const begun = apply(told, next).fight;
    expect([names(begun), begun.round, begun.turn]).toEqual([["b", "a", "c"], 1, 2]);
  });

  it("passes over the defeated in every direction, unless it is told not to or all of them are", () => {
    const four = started(
      foe("a", { initiative: 4 }),
      foe("b", { initiative: 3 }),
      foe("c", { initiative: 2 }),
      hero(1, { name: "d", initiative: 1, hitPoints: hitPoints(9, 0) }),
    );
    const fight = apply(four, { type: "defeat", targets: [2] }).fight;
    const third = apply(fight, next).fight;
    // A character at 0 is not defeated: it has its turn.
    expect([third.turn, apply(third, next).fight.turn]).toEqual([3, 4]);
    expect(apply(third, { type: "previous" }).fight.turn).toBe(1);
    expect(names(apply(fight, { type: "delay", target: 1 }).fight)).toEqual(["b", "c", "a", "d"]);
    expect(apply({ ...fight, skipsFallen: false }, next).fight.turn).toBe(2);
    const none = apply(fight, { type: "defeat", targets: [1, 3, 4] }).fight;
    expect(apply(none, next).fight.turn).toBe(2);
    const topDown = apply(four, { type: "defeat", targets: [1] }).fight;
    const again = [next, next, next, next].reduce((state, act) => apply(state, act).fight, topDown);
    expect([again.turn, again.round]).toEqual([2, 2]);
  });

  it("is ready until its turn", () => {
    const fight = started(foe("a", { initiative: 2 }), foe("b", { initiative: 1 }));
    const ready = apply(fight, { type: "ready", targets: [2] }).fight;
    expect(one(ready, "b").isReady).toBe(true);
    expect(one(apply(ready, next).fight, "b").isReady).toBe(false);
  });

  it("passes the turn of who is removed to the next that stays", () => {
    const fight = started(
      foe("a", { initiative: 3 }),
      foe("b", { initiative: 2 }),
      foe("c", { initiative: 1 }),
    );
    expect(apply(fight, { type: "remove", combatants: [1, 2] }).fight.turn).toBe(3);
  });
});

describe("names", () => {
  it("are numbered when there is more than one, characters' never", () => {
    const lone = after(add(foe("Goblin")));
    expect(names(lone)).toEqual(["Goblin"]);
    const three = apply(lone, add(foe("Goblin"), foe("Goblin"), foe("Shade"))).fight;
    expect(names(three)).toEqual(["Goblin 1", "Goblin 2", "Goblin 3", "Shade"]);
    const more = apply(three, add(hero(1, { name: "Goblin" }), foe("Goblin"))).fight;
    expect(names(more).slice(4)).toEqual(["Goblin", "Goblin 4"]);
  });

  it("of those that players see tell nothing of hidden ones", () => {
    const hidden = (...combatants: Entrant[]): Act => ({ type: "add", combatants, hidden: true });
    const [goblin, row] = [foe("Goblin"), foe("Goblin", { kind: "row" })];
    const seen = (fight: Fight) => asPlayer(fight, 1, "word").combatants.map(({ name }) => name);
    const ambush = after(add(goblin), { type: "start" }, hidden(goblin, goblin));
    expect(seen(ambush)).toEqual(["Goblin"]);
    expect(names(ambush)).toEqual(["Goblin", "Goblin 2", "Goblin 3"]);
    const more = apply(ambush, add(goblin)).fight;
    expect(seen(more)).toEqual(["Goblin 1", "Goblin 2"]);
    expect(names(more)).toEqual(["Goblin 1", "Goblin 4", "Goblin 3", "Goblin 2"]);
    const alone = after(hidden(goblin), add(goblin, row));
    expect(seen(alone)).toEqual(["Goblin", "Goblin"]);
    expect(names(alone)).toEqual(["Goblin 2", "Goblin", "Goblin"]);
  });

  it("have no gap for players where one was hidden before it began", () => {
    const prepared = after(add(foe("Goblin"), foe("Goblin"), foe("Goblin"), foe("Shade"), foe("Shade")), {
      type: "hide",
      targets: [2, 4],
    });
    const { fight, undo } = apply(prepared, { type: "start" });
    expect(names(fight)).toEqual(["Goblin 1", "Goblin 3", "Goblin 2", "Shade 2", "Shade"]);
    expect(names(undone(fight, undo))).toEqual(names(prepared));
  });

  it("are never given twice", () => {
    const fight = after(add(foe("Goblin 1")), add(foe("Goblin"), foe("Goblin")), add(foe("Goblin")));
    expect(names(fight)).toEqual(["Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4"]);
    const own = after(add(foe("Goblin"), foe("Goblin")), add(foe("Goblin 2")), add(foe("Goblin 2")));
    expect(names(own)).toEqual(["Goblin 1", "Goblin 2", "Goblin 2 2", "Goblin 2 3"]);
    const both = after(add(foe("Goblin")), add(foe("Goblin"), foe("Goblin 1")));
    expect(names(both)).toEqual(["Goblin 1", "Goblin 2", "Goblin 1 2"]);
  });

  it("of hidden ones yield to a newcomer's own", () => {
    const hidden: Act = { type: "add", combatants: [foe("Goblin"), foe("Goblin")], hidden: true };
    expect(names(after(hidden, add(foe("Goblin 2"))))).toEqual(["Goblin 1", "Goblin 3", "Goblin 2"]);
  });
});

describe("temporary hit points", () => {
  it("that were given since stay when those of an act are taken back", () => {
    const fight = started(hero(1, { hitPoints: hitPoints(20) }));
    const { fight: shielded, undo } = apply(fight, { type: "temporary", targets: [1], amount: 6 });
    const given = (temporary: number): Fight => ({
      ...shielded,
      combatants: shielded.combatants.map((each) => ({ ...each, hitPoints: hitPoints(20, 20, temporary) })),
    });
    const left = (temporary: number) => one(undone(given(temporary), undo), "Hero 1").hitPoints?.temporary;
    expect([left(10), left(6), left(4)]).toEqual([10, 0, 0]);
  });

  it("are logged as what one has then, though less was given", () => {
    const fight = started(hero(1, { hitPoints: hitPoints(20, 20, 10) }), hero(2), hero(3));
    const sentence = (...whom: number[]) => {
      const gift: Act = { type: "temporary", targets: whom, amount: 5 };
      return logSentence(logEntry(gift, fight, apply(fight, gift).fight));
    };
    expect([sentence(1), sentence(2, 3), sentence(1, 2, 3)]).toEqual([
      "Hero 1 has 10 temporary hit points.",
      "Hero 2 and Hero 3 have 5 temporary hit points.",
      "Hero 1 has 10, Hero 2 has 5 and Hero 3 has 5 temporary hit points.",
    ]);
  });
});

it("logs a single hit point as one", () => {
  const fight = started(hero(1, { hitPoints: hitPoints(20, 10) }));
  const sentence = (healed: number) => {
    const act: Act = { type: "heal", targets: [1], amount: healed };
    return logSentence(logEntry(act, fight, apply(fight, act).fight));
  };
  expect([sentence(1), sentence(2)]).toEqual([
    "Hero 1 regained 1 hit point.",
    "Hero 1 regained 2 hit points.",
  ]);
});

describe("damage", () => {
  it("spends temporary hit points first, halves downwards, and marks who falls", () => {
    const fight = started(
      foe("a", { hitPoints: hitPoints(10, 10, 5) }),
      foe("b", { hitPoints: hitPoints(3) }),
    );
    const hurt = apply(fight, { type: "damage", targets: [1, 2], amount: 7, half: [2] }).fight;
    expect(one(hurt, "a").hitPoints).toEqual(hitPoints(10, 8, 0));
    expect(one(hurt, "b")).toMatchObject({ hitPoints: hitPoints(3, 0), isDefeated: true });
    const healed = apply(hurt, { type: "heal", targets: [2], amount: 99 }).fight;
    expect(one(healed, "b")).toMatchObject({ hitPoints: hitPoints(3), isDefeated: false });
  });

  it("counts for who deals it: named, else who has the turn, nobody where that one is defeated", () => {
    const fight = started(foe("a", { initiative: 5 }), foe("b"), foe("c", { hitPoints: hitPoints(90) }));
    const dealt = (state: Fight, by?: number | null) => {
      const blow = apply(state, {
        type: "damage",
        targets: [3],
        amount: 4,
        half: [],
        ...(by !== undefined && { by }),
      });
      return blow.fight.combatants.map((each) => each.dealt);
    };
    expect([dealt(fight), dealt(fight, 2), dealt(fight, null)]).toEqual([
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 0],
    ]);
    const fallen = apply(fight, { type: "defeat", targets: [1] }).fight;
    expect(dealt(fallen)).toEqual([0, 0, 0]);
    expect(() => dealt(fight, 9)).toThrow(IllegalAct);
    const sentence = (by: number | null) => {
      const blow: Act = { type: "damage", targets: [3], amount: 4, half: [], by };
      return logSentence(logEntry(blow, fight, apply(fight, blow).fight));
    };
    expect([sentence(2), sentence(null)]).toEqual(["b dealt 4 damage to c.", "c took 4 damage."]);
  });

  it("counts what was really lost for whose turn it is", () => {
    const fight = started(foe("a", { initiative: 5 }), foe("b", { hitPoints: hitPoints(4) }));
    const acts: Act[] = [
      { type: "damage", targets: [2], amount: 50, half: [] },
      { type: "damage", targets: [1], amount: 3, half: [] },
      { type: "end" },
    ];
    const over = acts.reduce((state, act) => apply(state, act).fight, fight);
    expect(over.summary).toEqual([
      { name: "a", damage: 4, defeated: false, isSecret: false },
      { name: "b", damage: 0, defeated: true, isSecret: false },
    ]);
  });

  it("asks for the save of whoever concentrates: 10, or half the damage", () => {
    const fight = apply(started(foe("a", { hitPoints: hitPoints(99) })), {
      type: "concentrate",
      target: 1,
      on: "Bless",
    }).fight;
    const difficulty = (lost: number) =>
      concentrationChecks(
        fight,
        apply(fight, { type: "damage", targets: [1], amount: lost, half: [] }).fight,
      );
    expect(difficulty(9)).toEqual([{ combatant: 1, on: "Bless", difficulty: 10 }]);
    expect(difficulty(45)).toEqual([{ combatant: 1, on: "Bless", difficulty: 22 }]);
    expect(difficulty(0)).toEqual([]);
  });

  it("ends the concentration of whoever comes to 0, and asks for no save; undone, it goes on", () => {
    const fallen: Act = { type: "damage", targets: [1, 2], amount: 20, half: [2] };
    const concentrating = [1, 2].reduce(
      (state, target) => apply(state, { type: "concentrate", target, on: "Bless" }).fight,
      started(foe("a", { hitPoints: hitPoints(20) }), foe("b", { hitPoints: hitPoints(20) })),
    );
    const { fight, undo } = apply(concentrating, fallen);
    expect(fight.combatants.map(({ concentration }) => concentration)).toEqual([null, "Bless"]);
    expect(concentrationChecks(concentrating, fight)).toEqual([
      { combatant: 2, on: "Bless", difficulty: 10 },
    ]);
    expect(logSentence(logEntry(fallen, concentrating, fight))).toBe(
      "a, who fell and no longer concentrates, and b, who saved, took 20 and 10 damage.",
    );
    expect(asPlayer(fight, 1, "word").combatants.map(({ concentration }) => concentration)).toEqual([
      null,
      "Bless",
    ]);
    expect(undone(fight, undo)).toEqual(concentrating);
  });

  it("ends the concentration of whoever is defeated by hand; undone, it goes on", () => {
    const by = started(foe("a"), foe("b"));
    const concentrating = apply(by, { type: "concentrate", target: 1, on: "Bless" }).fight;
    const defeat: Act = { type: "defeat", targets: [1, 2] };
    const { fight, undo } = apply(concentrating, defeat);
    expect(fight.combatants.map(({ concentration }) => concentration)).toEqual([null, null]);
    expect(logSentence(logEntry(defeat, concentrating, fight))).toBe(
      "a, who no longer concentrates, and b were defeated.",
    );
    expect(undone(fight, undo)).toEqual(concentrating);
    const up = apply(fight, { type: "revive", targets: [1] }).fight;
    expect(up.combatants[0]?.concentration).toBeNull();
  });

  it("that a character's sheet brought to 0 asks for no save", () => {
    const before = apply(started(hero(1)), { type: "concentrate", target: 1, on: "Bless" }).fight;
    const fallen = before.combatants.map((two) => ({ ...two, hitPoints: hitPoints(20, 0) }));
    expect(concentrationChecks(before, { ...before, combatants: fallen })).toEqual([]);
  });

  it("to a character is given back as a difference when it is undone", () => {
    const fight = started(hero(1, { hitPoints: hitPoints(20) }));
    const { fight: hurt, undo } = apply(fight, { type: "damage", targets: [1], amount: 8, half: [] });
    const onItsSheet = {
      ...hurt,
      combatants: hurt.combatants.map((two) => ({ ...two, hitPoints: hitPoints(20, 17) })),
    };
    expect(undone(onItsSheet, undo).combatants[0]?.hitPoints).toEqual(hitPoints(20, 20));
  });
});

describe("conditions", () => {
  it("run down at the end of the creature's own turn and go at 0", () => {
    const fight = apply(started(foe("a", { initiative: 2 }), foe("b", { initiative: 1 })), {
      type: "condition",
      targets: [1, 2],
      name: "prone",
      rounds: 1,
    }).fight;
    const later = apply(fight, next).fight;
    expect([one(later, "a").conditions, one(later, "b").conditions]).toEqual([
      [],
      [{ name: "prone", rounds: 1 }],
    ]);
  });

  it("that were changed since stay as they are when the act is undone", () => {
    const { fight, undo } = apply(started(hero(1)), {
      type: "condition",
      targets: [1],
      name: "poisoned",
      rounds: 3,
    });
    const since = apply(fight, { type: "condition", targets: [1], name: "poisoned", rounds: 9 }).fight;
    expect(undone(since, undo).combatants[0]?.conditions).toEqual([{ name: "poisoned", rounds: 9 }]);
  });

  it("are at most twenty", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ name: `c${index}`, rounds: null }));
    const fight = started(foe("a", { conditions: many }));
    expect(() => apply(fight, { type: "condition", targets: [1], name: "prone", rounds: null })).toThrow(
      "At most 20",
    );
  });
});

describe("a player", () => {
  const fight = apply(
    started(
      foe("Shade", { initiative: 20, hitPoints: hitPoints(20, 9) }),
      hero(1, { initiative: 10, hitPoints: hitPoints(20, 4) }),
      foe("Spy", { initiative: 5 }),
    ),
    { type: "hide", targets: [3] },
  ).fight;

  it("sees words, numbers or nothing of monsters, and characters whole", () => {
    const seenAs = (shown: "word" | "number" | "nothing") => asPlayer(fight, 1, shown).combatants;
    expect(seenAs("word")[0]).toMatchObject({ name: "Shade", state: "bloodied" });
    expect(seenAs("word")[0]).not.toHaveProperty("hitPoints");
    expect(seenAs("number")[0]?.hitPoints).toEqual({ current: 9, max: 20 });
    expect(seenAs("nothing")[0]).not.toHaveProperty("state");
    expect(seenAs("nothing")[1]?.hitPoints).toEqual(hitPoints(20, 4));
  });

  it("sees no armour class, note or encounter of one without a name", () => {
    const [shade] = asPlayer(apply(fight, { type: "unname", targets: [1] }).fight, 1, "word").combatants;
    expect(shade).toMatchObject({ name: UNNAMED, kind: "other", encounterId: null, slug: null });
    expect(shade).not.toHaveProperty("armourClass");
    expect(shade).not.toHaveProperty("note");
  });

  it("proposes so much at once and no more, for themselves", () => {
    const propose = (state: typeof fight, userId: number) =>
      apply(state, {
        type: "propose",
        id: 0,
        target: 1,
        amount: 3,
        heals: false,
        userId,
        createdAt: AT,
      }).fight;
    let full = fight;
    for (let count = 0; count < FIGHT_LIMIT.proposals; count += 1) full = propose(full, 1);
    expect(() => propose(full, 1)).toThrow("Wait until the dungeon master has answered");
    expect(propose(full, 2).proposals).toHaveLength(FIGHT_LIMIT.proposals + 1);
  });

  it("is told what became of what they proposed, newest first, the newest ten", () => {
    const propose = (state: Fight, heals: boolean) =>
      apply(state, { type: "propose", id: 0, target: 2, amount: 5, heals, userId: 1, createdAt: AT }).fight;
    const answer = (state: Fight, act: Act) => apply(state, act).fight;
    const last = (state: Fight) => state.proposals.at(-1)?.id ?? 0;
    let state = propose(fight, true);
    expect(() => answer(state, { type: "accept", proposal: last(state), half: true, at: AT })).toThrow(
      "halved",
    );
    state = answer(state, { type: "accept", proposal: last(state), half: false, at: AT });
    expect(one(state, "Hero 1").hitPoints?.current).toBe(9);
    state = propose(state, false);
    state = answer(state, { type: "accept", proposal: last(state), half: true, at: AT });
    expect(one(state, "Hero 1").hitPoints?.current).toBe(7);
    for (const userId of [7, 1]) {
      state = propose(state, false);
      state = answer(state, { type: "wave", proposal: last(state), userId, at: AT });
    }
    const cameTo = (userId: number) => asPlayer(state, userId, "word").answers.map((each) => each.cameTo);
    expect([cameTo(1), cameTo(2)]).toEqual([["taken back", "waved", "halved", "taken"], []]);
    for (let count = 0; count < 10; count += 1) {
      state = propose(state, false);
      state = answer(state, { type: "wave", proposal: last(state), userId: 7, at: AT });
    }
    expect(cameTo(1)).toEqual(Array.from({ length: 10 }, () => "waved"));
  });

  it("sees own proposals only, and no hidden one in the record", () => {
    const proposed = [1, 2].reduce(
      (state, userId) =>
        apply(state, {
          type: "propose",
          id: 0,
          target: 1,
          amount: 3,
          heals: false,
          userId,
          createdAt: AT,
        }).fight,
      fight,
    );
    expect(asPlayer(proposed, 2, "word").proposals.map(({ userId }) => userId)).toEqual([2]);
    const over = apply(fight, { type: "end" }).fight;
    expect(asPlayer(over, 1, "word").summary?.map(({ name }) => name)).toEqual(["Shade", "Hero 1"]);
  });

  it("is told nothing in the record of what hidden ones lost, and the dungeon master all of it", () => {
    const begun = started(foe("a", { initiative: 5 }), foe("b"), foe("c"));
    const acts: Act[] = [
      { type: "hide", targets: [3] },
      { type: "damage", targets: [2, 3], amount: 4, half: [] },
      { type: "show", targets: [3] },
      { type: "damage", targets: [3], amount: 2, half: [] },
      { type: "end" },
    ];
    const over = acts.reduce((state, act) => apply(state, act).fight, begun);
    expect(over.summary?.[0]).toMatchObject({ name: "a", damage: 10, unseen: 4 });
    expect(asPlayer(over, 1, "word").summary?.[0]).toEqual({
      name: "a",
      damage: 6,
      defeated: false,
      isSecret: false,
    });
  });
});
