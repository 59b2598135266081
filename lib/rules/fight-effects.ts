import { concentrationAt, withHitPoints } from "@/lib/rules/fight-hit-points";
import { type Act, type Combatant, FIGHT_LIMIT, type Fight } from "@/lib/rules/fight-model";
import { placed } from "@/lib/rules/fight-order";
import { findCombatant, invalidAct, withTargets } from "@/lib/rules/fight-targets";
import { changedHitPoints, type HitPointChange, lostHitPoints } from "@/lib/rules/hit-points";

/** Who deals damage: whom the act names, else who has the turn unless that one is defeated; null is nobody. @throws IllegalAct */
export const dealerOf = (fight: Fight, by: number | null | undefined): number | null => {
  if (by === null) return null;
  if (by !== undefined) return findCombatant(fight, by).id;
  const acting = fight.combatants.find(({ id }) => id === fight.turn);
  return acting && !acting.isDefeated ? acting.id : null;
};

/**
 * Damage to each target, half rounded down for those who saved; what others really lose is credited to who deals it. The concentration of
 * who comes to 0 ends.
 */
export const damaged = (
  fight: Fight,
  targets: readonly number[],
  amount: number,
  half: readonly number[],
  by: number | null | undefined,
): Fight => {
  const dealer = dealerOf(fight, by);
  const saved = new Set(half);
  let [dealt, unseen] = [0, 0];
  const after = withTargets(fight, targets, (one) => {
    if (one.kind === "row") throw invalidAct("A reminder has no hit points");
    if (!one.hitPoints) return one;
    const damage = saved.has(one.id) ? Math.floor(amount / 2) : amount;
    const hitPoints = changedHitPoints(one.hitPoints, { change: -damage });
    const lost = lostHitPoints(one.hitPoints, hitPoints);
    if (one.id !== dealer) dealt += lost;
    if (one.id !== dealer && one.isHidden) unseen += lost;
    const concentration = concentrationAt(hitPoints, one);
    return { ...withHitPoints(one, hitPoints), concentration, saveAsked: null, saveDifficulty: null };
  });
  if (dealt === 0) return after;
  const credited = (one: Combatant): Combatant =>
    one.id === dealer
      ? {
          ...one,
          dealt: one.dealt + dealt,
          ...(unseen > 0 && { dealtUnseen: (one.dealtUnseen ?? 0) + unseen }),
        }
      : one;
  return { ...after, combatants: after.combatants.map(credited) };
};

/** Hit points regained, or temporary ones; reminders have none. */
export const strengthened = (fight: Fight, targets: readonly number[], change: HitPointChange): Fight =>
  withTargets(fight, targets, (one) => {
    if (one.kind === "row") throw invalidAct("A reminder has no hit points");
    return one.hitPoints ? withHitPoints(one, changedHitPoints(one.hitPoints, change)) : one;
  });

/** Asks for a saving throw, also where the same was asked already; rows of the order have none. */
export const withSaveAsked = (
  fight: Fight,
  { targets, save, difficulty, at }: Extract<Act, { type: "ask" }>,
): Fight => {
  const { min, max } = FIGHT_LIMIT.difficulty;
  if (!Number.isInteger(difficulty) || difficulty < min || difficulty > max)
    throw invalidAct(`The difficulty must be a whole number from ${min} to ${max}`);
  return withTargets(fight, targets, (one) => {
    if (one.kind === "row") throw invalidAct("A reminder makes no saving throw");
    return { ...one, saveAsked: save, saveDifficulty: difficulty, saveAskedAt: at };
  });
};

export const withInitiatives = (fight: Fight, values: Readonly<Record<number, number>>): Fight => {
  const ids = Object.keys(values).map(Number);
  const { min, max } = FIGHT_LIMIT.initiative;
  for (const value of Object.values(values))
    if (!Number.isInteger(value) || value < min || value > max)
      throw invalidAct(`Initiative must be a whole number from ${min} to ${max}`);
  const after = withTargets(fight, ids, (one) => ({ ...one, initiative: values[one.id] ?? one.initiative }));
  const changed = after.combatants.filter(({ id }) => ids.includes(id));
  return { ...after, combatants: placed(after.combatants, changed) };
};

export const withCondition = (
  fight: Fight,
  targets: readonly number[],
  name: string,
  rounds: number | null,
): Fight => {
  const { conditionName, conditions: most, rounds: range } = FIGHT_LIMIT;
  if (name.trim() === "" || name.length > conditionName)
    throw invalidAct(`A condition needs a name of at most ${conditionName} characters`);
  if (rounds !== null && (!Number.isInteger(rounds) || rounds < range.min || rounds > range.max))
    throw invalidAct(`Rounds must be a whole number from ${range.min} to ${range.max}`);
  return withTargets(fight, targets, (one) => {
    const has = one.conditions.some((condition) => condition.name === name);
    if (!has && one.conditions.length >= most) throw invalidAct(`At most ${most} conditions`);
    const conditions = has
      ? one.conditions.map((condition) => (condition.name === name ? { name, rounds } : condition))
      : [...one.conditions, { name, rounds }];
    return { ...one, conditions };
  });
};
