import type { FightView } from "@/lib/model/fight";
import { toRulesFight } from "@/lib/client/fight/optimistic-fight";
import { type ConcentrationCheck, concentrationChecks } from "@/lib/rules/fight";

/** A concentration check (a Constitution saving throw after damage) that is shown until it is rolled, or answered by "Held" or "Broken". */
export interface AskedCheck extends ConcentrationCheck {
  /** Tells it apart from others of the same difficulty; later ones have greater numbers. */
  number: number;
  /** How the combatant stood when the blow fell, as text. */
  before: string;
  /** How often the turn has gone on since. */
  turns: number;
  /** What was rolled for it here. */
  total?: number;
}

const pointsIn = ({ combatants }: FightView, combatant: number) => {
  const { current = 0, temporary = 0 } = combatants.find(({ id }) => id === combatant)?.hitPoints ?? {};
  return [current, temporary] as const;
};
const poolIn = (fight: FightView, combatant: number): number => {
  const [current, temporary] = pointsIn(fight, combatant);
  return current + temporary;
};
/**
 * Whose turn it is, and a combatant's hit points: where they are so again within the turn, a blow was undone rather than healed to the same
 * number. Not the others', whose sheets may have changed meanwhile.
 */
const standingOf = (fight: FightView, combatant: number): string =>
  [fight.round, fight.turn, ...pointsIn(fight, combatant)].join(" ");

/** Whether what is asked about is concentrated on still. */
export const isHeldIn = (fight: FightView | null, { combatant, on }: ConcentrationCheck): boolean =>
  fight?.combatants.some(({ id, concentration }) => id === combatant && concentration === on) ?? false;

/** Whether it fell, which ended its concentration. */
const hasFallenIn = ({ combatants }: FightView, { combatant }: ConcentrationCheck): boolean =>
  combatants.some(({ id, hitPoints }) => id === combatant && hitPoints?.current === 0);

/**
 * How many turns have passed between two states of a fight; 1 where the turn went back. More than one, where several acts came in one refetch.
 * Counted by the initiative order of the state before: whoever delays the last turn of a round stands near the top of the order after it.
 */
const turnsBetween = (was: FightView, now: FightView): number => {
  if (was.round === now.round && was.turn === now.turn) return 0;
  const later = new Map(now.combatants.map((one) => [one.id, one]));
  const hasTurn = ({ id }: FightView["combatants"][number]) => {
    const one = later.get(id);
    const isPassedOver = !one || (now.skipsFallen && one.isDefeated);
    return !isPassedOver || id === was.turn || id === now.turn;
  };
  const order: (number | null)[] = was.combatants.filter(hasTurn).map(({ id }) => id);
  const [from, to] = [order.indexOf(was.turn), order.indexOf(now.turn)];
  if (from === -1 || to === -1) return 1;
  return Math.max(1, (now.round - was.round) * order.length + to - from);
};

/** After so many turns a check stands on its combatant's own page alone: another dungeon master may have answered it on another screen. */
export const LATE_TURNS = 2;

/**
 * The checks that are asked once a fight has changed. One goes with the concentration, which may be the same again later; it is kept while
 * who fell lies there, since that blow may be taken back. And one goes where its combatant stands again as when its blow fell, so that the
 * blow was taken back, with whatever came after it. Damage of several turns that comes in one refetch, as to a tablet that was locked, asks for
 * none: the amount of each blow isn't known, and the check may have been answered on another screen.
 */
export const checksAfter = (
  open: readonly AskedCheck[],
  was: FightView,
  now: FightView,
  nextNumber: () => number,
): readonly AskedCheck[] => {
  const isRestored = ({ combatant, before }: AskedCheck) =>
    poolIn(now, combatant) > poolIn(was, combatant) && standingOf(now, combatant) === before;
  const restored = open.filter(isRestored);
  const isTakenBack = ({ combatant, number }: AskedCheck) =>
    restored.some((one) => one.combatant === combatant && one.number <= number);
  const standing = open.filter(
    (check) => (isHeldIn(now, check) || hasFallenIn(now, check)) && !isTakenBack(check),
  );
  const passed = turnsBetween(was, now);
  const older =
    passed === 0 ? standing : standing.map((check) => ({ ...check, turns: check.turns + passed }));
  const asked = passed < LATE_TURNS ? concentrationChecks(toRulesFight(was), toRulesFight(now)) : [];
  const fresh = asked.map((check) => ({
    ...check,
    number: nextNumber(),
    before: standingOf(was, check.combatant),
    turns: 0,
  }));
  const isUnchanged = fresh.length === 0 && standing.length === open.length && passed === 0;
  return isUnchanged ? open : [...older, ...fresh];
};
