import type { Combatant, Fight } from "@/lib/rules/fight-model";

/** Whether initiative is called for: the fight runs, and nobody has had a turn. */
export const isCalled = ({ state, round }: Pick<Fight, "state" | "round">): boolean =>
  state === "running" && round === 0;

/** Who has no initiative yet. Reminders are no creatures: nobody waits for theirs. */
export const withoutInitiative = <C extends Pick<Combatant, "kind" | "initiative">>(
  combatants: readonly C[],
): C[] => combatants.filter(({ kind, initiative }) => kind !== "row" && initiative === null);

/**
 * Whom the dungeon master rolls for by one press: the monsters while one of them is missing, since players throw for themselves; then
 * whoever is missing.
 */
export const rolledTogether = <C extends Pick<Combatant, "kind" | "initiative">>(
  combatants: readonly C[],
): C[] => {
  const missing = withoutInitiative(combatants);
  const monsters = missing.filter(({ kind }) => kind !== "character");
  return monsters.length > 0 ? monsters : missing;
};
