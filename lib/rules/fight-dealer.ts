import type { Combatant, HitPointState } from "@/lib/rules/fight-model";

type Side = Pick<Combatant, "id" | "kind" | "isDefeated"> & {
  hitPoints?: Pick<HitPointState, "current"> | null;
};

/**
 * Who most likely deals damage to these targets: who has the turn, if that one is up and none of the targets is itself or of its own
 * side; null is nobody. Characters are one side, all others the other; a reminder in the order is of neither.
 */
export const likelyDealer = (
  { combatants, turn }: { combatants: readonly Side[]; turn: number | null },
  targets: readonly number[],
): number | null => {
  const acting = combatants.find(({ id }) => id === turn);
  if (!acting || acting.isDefeated || acting.hitPoints?.current === 0) return null;
  if (acting.kind === "row") return acting.id;
  const isHero = acting.kind === "character";
  const hit = combatants.filter(({ id }) => targets.includes(id));
  return hit.some(({ kind }) => (kind === "character") === isHero) ? null : acting.id;
};
