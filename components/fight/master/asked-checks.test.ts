import { describe, expect, it } from "vitest";
import type { FightView } from "@/lib/model/fight";
import { type AskedCheck, checksAfter } from "./asked-checks";

interface Part {
  current?: number;
  temporary?: number;
  /** The hit points of everybody else. */
  others?: number;
  concentration?: string | null;
  round?: number;
  turn?: number;
  fallen?: readonly number[];
  /** Whom 7, who has the concentration, stands among. */
  order?: readonly number[];
}
const view = (part: Part) => {
  const { current = 20, temporary = 0, concentration = "Bless", round = 1, turn = 7 } = part;
  const { fallen = [], order = [7, 8, 9], others = 30 } = part;
  const own = { hitPoints: { current, max: 44, temporary }, concentration };
  const other = { hitPoints: { current: others, max: 44, temporary: 0 }, concentration: null };
  const combatants = order.map((id) => ({
    id,
    isDefeated: fallen.includes(id),
    ...(id === 7 ? own : other),
  }));
  return { id: 1, round, turn, skipsFallen: true, combatants } as FightView;
};

/** The checks after the states of one combatant have followed each other. */
const checksOf = (first: Part, ...states: Part[]) => {
  let open: readonly AskedCheck[] = [];
  let number = 0;
  let was = view(first);
  for (const state of states) {
    const now = view(state);
    open = checksAfter(open, was, now, () => (number += 1));
    was = now;
  }
  return open;
};
const askedAfter = (first: Part, ...states: Part[]) =>
  checksOf(first, ...states).map((check) => `${check.number}: ${check.difficulty}`);
/** How many turns have gone on since a blow in the turn of 7, which stands before 8 and 9. */
const turnsSince = (...states: Part[]) =>
  checksOf({}, { current: 10 }, ...states.map((state) => ({ ...state, current: 10 }))).map(
    ({ turns }) => turns,
  );

describe("the saving throws that keep concentration", () => {
  it("are asked for each blow, also where temporary hit points take it", () => {
    expect(askedAfter({ temporary: 10 }, { temporary: 6 }, { temporary: 2 })).toEqual(["1: 10", "2: 10"]);
  });

  it("stay asked while others heal", () => {
    expect(askedAfter({ current: 44 }, { current: 20 }, { current: 30 })).toEqual(["1: 12"]);
    expect(askedAfter({ current: 30 }, { current: 20 }, { current: 40 }, { current: 30 })).toEqual([
      "1: 10",
      "2: 10",
    ]);
    const hurt = [{ current: 44 }, { current: 20 }, { current: 20, round: 2 }] as const;
    expect(askedAfter(...hurt, { current: 44, round: 2 })).toEqual(["1: 12"]);
  });

  it("go with a blow that is taken back, and what came after it", () => {
    const blows = [{ current: 44, temporary: 4 }, { current: 30 }, { current: 22 }, { current: 12 }] as const;
    expect(askedAfter(...blows, { current: 22 })).toEqual(["1: 10", "2: 10"]);
    expect(askedAfter(...blows, { current: 30 })).toEqual(["1: 10"]);
    expect(askedAfter(...blows, { current: 44 })).toHaveLength(3);
    expect(askedAfter(...blows, { current: 44, temporary: 4 })).toEqual([]);
  });

  it("go with a blow that is taken back, though others have been hurt or healed since", () => {
    expect(askedAfter({ current: 44 }, { current: 20 }, { current: 44, others: 12 })).toEqual([]);
    expect(askedAfter({ current: 44 }, { current: 20 }, { current: 20, others: 12 })).toEqual(["1: 12"]);
  });

  it("go with the concentration, though the same begins again", () => {
    const ended = { current: 10, concentration: null };
    expect(askedAfter({}, { current: 10 }, ended, { current: 10 })).toEqual([]);
  });

  it("are asked again once a blow that ended the concentration is taken back, and not once it is healed", () => {
    const fallen = { current: 0, concentration: null };
    expect(askedAfter({}, { current: 10 }, fallen, { current: 10 })).toEqual(["1: 10"]);
    const risen = { current: 5, concentration: null };
    expect(askedAfter({}, { current: 10 }, fallen, risen, { current: 5 })).toEqual([]);
  });

  it("know how many turns have gone on since, also where several are told at once", () => {
    expect(turnsSince({ turn: 8 })).toEqual([1]);
    expect(turnsSince({ turn: 8 }, { turn: 9 })).toEqual([2]);
    expect(turnsSince({ turn: 9 })).toEqual([2]);
    expect(turnsSince({ turn: 9, fallen: [8] })).toEqual([1]);
    expect(turnsSince({ round: 2, turn: 7 })).toEqual([3]);
    expect(turnsSince({ round: 2, turn: 8, fallen: [9] })).toEqual([3]);
    expect(turnsSince({ turn: 5 }, { turn: 9 })).toEqual([2]);
    // Who delays the last turn of a round stands behind the first of the next one; who is removed, nowhere.
    expect(turnsSince({ turn: 9 }, { round: 2, turn: 7, order: [7, 9, 8] })).toEqual([3]);
    expect(turnsSince({ turn: 8, order: [7, 9, 8] })).toEqual([1]);
    expect(turnsSince({ turn: 9, order: [7, 9] })).toEqual([1]);
  });

  it("aren't asked for by blows of many turns that are told at once", () => {
    expect(askedAfter({}, { current: 10, turn: 8 })).toEqual(["1: 10"]);
    expect(askedAfter({}, { current: 10, turn: 9 })).toEqual([]);
    expect(askedAfter({}, { current: 10, round: 3 })).toEqual([]);
  });
});
