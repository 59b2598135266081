import type { FightView, CombatantView } from "@/lib/model/fight";
import { capitalised } from "@/lib/rules/chronicle-words";
import { cardinal } from "@/lib/rules/number-words";

/** Whose turn it is; undefined before the fight, and to players while a hidden one has it. */
export const whoseTurn = ({ combatants, turn }: FightView): CombatantView | undefined =>
  combatants.find(({ id }) => id === turn);

/** Who comes after the one that has the turn, around the end of the order and past the fallen where turns pass over them. */
export const whoIsNext = ({ combatants, turn, skipsFallen }: FightView): CombatantView | undefined => {
  const at = combatants.findIndex(({ id }) => id === turn);
  if (at === -1) return undefined;
  const others = [...combatants.slice(at + 1), ...combatants.slice(0, at + 1)];
  return others.find(({ isDefeated }) => !(skipsFallen && isDefeated)) ?? others[0];
};

/** Whose hit points came to nothing. */
export const isDown = (one: CombatantView): boolean =>
  one.isDefeated || one.state === "down" || (one.hitPoints ? one.hitPoints.current === 0 : false);

/** A count at the beginning of a sentence: "No one", "Three", "13". */
export const capitalisedCount = (count: number): string =>
  count === 0 ? "No one" : capitalised(cardinal(count));
