import type { Combatant } from "@/lib/rules/fight-model";
import type { HitPoints } from "@/lib/rules/hit-points";

type Side = Pick<Combatant, "id" | "kind" | "isDefeated"> & {
  hitPoints?: Pick<HitPoints, "current"> | null;
};

const isUp = ({ isDefeated, hitPoints }: Side) => !isDefeated && hitPoints?.current !== 0;

/**
 * Who most likely deals damage to these targets: who has the turn, if that one is up and none of the targets is itself or of its own
 * side; null is nobody. Characters are one side, all others the other; a reminder in the order is of neither.
 */
export const likelyDealer = (
  { combatants, turn }: { combatants: readonly Side[]; turn: number | null },
  targets: readonly number[],
): number | null => {
  const acting = combatants.find(({ id }) => id === turn);
  if (!acting || !isUp(acting)) return null;
  if (acting.kind === "row") return acting.id;
  const isHero = acting.kind === "character";
  const hit = combatants.filter(({ id }) => targets.includes(id));
  return hit.some(({ kind }) => (kind === "character") === isHero) ? null : acting.id;
};

/** Who was chosen by hand to have dealt damage, null is nobody; who most likely does where nobody was, or who was has left the fight. */
export const dealerIn = (
  { combatants }: { combatants: readonly Pick<Side, "id">[] },
  chosen: { by: number | null } | undefined,
  likely: number | null,
): number | null =>
  chosen && (chosen.by === null || combatants.some(({ id }) => id === chosen.by)) ? chosen.by : likely;

/**
 * Who may have dealt damage to these targets, likeliest first: who has the turn, those of the other side, then all others that are up.
 * Of reminders only the one that has the turn.
 */
export const dealersFor = <S extends Side>(
  { combatants, turn }: { combatants: readonly S[]; turn: number | null },
  targets: readonly number[],
): S[] => {
  const hit = combatants.filter(({ id }) => targets.includes(id));
  const isHit = ({ kind }: Side) =>
    hit.some((target) => (target.kind === "character") === (kind === "character"));
  const able = combatants.filter((one) => isUp(one) && (one.kind !== "row" || one.id === turn));
  const acting = able.filter(({ id }) => id === turn);
  const others = able.filter((one) => !acting.includes(one));
  return [...acting, ...others.filter((one) => !isHit(one)), ...others.filter(isHit)];
};

/** Whom a player proposes for, of the characters they play: who has the turn, else the first in the order. */
export const proposerIn = <S extends Pick<Combatant, "id" | "characterId">>(
  { combatants, turn }: { combatants: readonly S[]; turn: number | null },
  characterIds: readonly number[],
): S | undefined => {
  const own = combatants.filter(
    ({ characterId }) => characterId !== null && characterIds.includes(characterId),
  );
  return own.find(({ id }) => id === turn) ?? own[0];
};
