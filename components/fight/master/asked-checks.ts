import type { FightView } from "@/lib/model/fight";
import { toRulesFight } from "@/lib/client/fight/optimistic-fight";
import { type ConcentrationCheck, concentrationChecks } from "@/lib/rules/fight";

/** A saving throw that damage has asked for, until somebody says what became of it. */
export interface AskedCheck extends ConcentrationCheck {
  /** Tells it apart from others of the same difficulty; later ones have greater numbers. */
  number: number;
  /** The hit points that the blow fell on, as text. */
  before: string;
}

const hitPointsIn = ({ combatants }: FightView, combatant: number) => {
  const { current = 0, temporary = 0 } = combatants.find(({ id }) => id === combatant)?.hitPoints ?? {};
  return { total: current + temporary, text: `${current}+${temporary}` };
};

/** Whether what is asked about is concentrated on still. */
export const isHeldIn = (fight: FightView | null, { combatant, on }: ConcentrationCheck): boolean =>
  fight?.combatants.some(({ id, concentration }) => id === combatant && concentration === on) ?? false;

/**
 * The checks that are asked once a fight has changed. One goes with the concentration, which may be the same again later; and where the
 * hit points are again what its blow fell on, so that the blow was taken back, with whatever came after it.
 */
export const checksAfter = (
  open: readonly AskedCheck[],
  was: FightView,
  now: FightView,
  nextNumber: () => number,
): readonly AskedCheck[] => {
  const isRestored = ({ combatant, before }: AskedCheck) => {
    const { total, text } = hitPointsIn(now, combatant);
    return total > hitPointsIn(was, combatant).total && text === before;
  };
  const restored = open.filter(isRestored);
  const isTakenBack = ({ combatant, number }: AskedCheck) =>
    restored.some((one) => one.combatant === combatant && one.number <= number);
  const standing = open.filter((check) => isHeldIn(now, check) && !isTakenBack(check));
  const fresh = concentrationChecks(toRulesFight(was), toRulesFight(now)).map((check) => ({
    ...check,
    number: nextNumber(),
    before: hitPointsIn(was, check.combatant).text,
  }));
  return fresh.length === 0 && standing.length === open.length ? open : [...standing, ...fresh];
};
