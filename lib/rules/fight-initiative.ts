import { modifier } from "@/lib/rules/abilities";
import { type Random, throwDie } from "@/lib/rules/dice";
import { type Combatant, FIGHT_LIMIT, type Fight, IllegalAct } from "@/lib/rules/fight-model";

/** A d20 that was thrown for one, or for the group whose first it is, and the initiative that came of it. */
export interface ThrownInitiative {
  one: Combatant;
  face: number;
  value: number;
}

/**
 * Throws initiative, d20 + Dexterity modifier, for those named; for a group once for all of it. Free rows are typed, never rolled.
 * @throws IllegalAct where one is a row or not in the fight
 */
export const rolledInitiatives = (
  { combatants }: Pick<Fight, "combatants">,
  ids: readonly number[],
  random: Random,
): { values: Record<number, number>; thrown: ThrownInitiative[] } => {
  const values: Record<number, number> = {};
  const thrown: ThrownInitiative[] = [];
  const { min, max } = FIGHT_LIMIT.initiative;
  for (const id of ids) {
    const one = combatants.find((combatant) => combatant.id === id);
    if (!one) throw new IllegalAct("missing", "This combatant is not in the fight");
    if (one.kind === "row") throw new IllegalAct("invalid", "The initiative of a reminder is typed");
    if (values[id] !== undefined) continue;
    const face = throwDie(20, random);
    const value = Math.min(max, Math.max(min, face + modifier(one.dexterity)));
    thrown.push({ one, face, value });
    const together = one.group === null ? [one] : combatants.filter(({ group }) => group === one.group);
    for (const { id: member } of together) values[member] = value;
  }
  return { values, thrown };
};
