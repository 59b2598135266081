import { modifier } from "@/lib/rules/abilities";
import { type Random, throwDie } from "@/lib/rules/dice";
import { FIGHT_LIMIT, type Fight, IllegalAct } from "@/lib/rules/fight-model";

/**
 * Throws initiative, d20 + Dexterity modifier, for those named; for a group once for all of it. Free rows are typed, never rolled.
 * @throws IllegalAct where one is a row or not in the fight
 */
export const rolledInitiatives = (
  { combatants }: Pick<Fight, "combatants">,
  ids: readonly number[],
  random: Random,
): Record<number, number> => {
  const values: Record<number, number> = {};
  const { min, max } = FIGHT_LIMIT.initiative;
  for (const id of ids) {
    const one = combatants.find((combatant) => combatant.id === id);
    if (!one) throw new IllegalAct("missing", "This combatant is not in the fight");
    if (one.kind === "row") throw new IllegalAct("invalid", "The initiative of a reminder is typed");
    if (values[id] !== undefined) continue;
    const thrown = throwDie(20, random) + modifier(one.dexterity);
    const value = Math.min(max, Math.max(min, thrown));
    const together = one.group === null ? [one] : combatants.filter(({ group }) => group === one.group);
    for (const { id: member } of together) values[member] = value;
  }
  return values;
};
