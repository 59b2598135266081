import { type Combatant, type Fight, IllegalAct } from "@/lib/rules/fight-model";

export const invalidAct = (sentence: string): IllegalAct => new IllegalAct("invalid", sentence);

/** @throws IllegalAct where it isn't in the fight */
export const findCombatant = (fight: Fight, id: number): Combatant => {
  const one = fight.combatants.find((combatant) => combatant.id === id);
  if (!one) throw new IllegalAct("missing", "This combatant is not in the fight");
  return one;
};

/** Changes the combatants that are named; all have to be there, and one that is named twice counts once. */
export const withTargets = (
  fight: Fight,
  ids: readonly number[],
  change: (one: Combatant) => Combatant,
): Fight => {
  if (ids.length === 0) throw invalidAct("Please choose whom this is about");
  for (const id of ids) findCombatant(fight, id);
  const targets = new Set(ids);
  return { ...fight, combatants: fight.combatants.map((one) => (targets.has(one.id) ? change(one) : one)) };
};
