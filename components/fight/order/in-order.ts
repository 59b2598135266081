import type { FightView, SeenInFight } from "@/lib/model/fight";

/** Whose turn it is; undefined before the fight, and to players while a hidden one has it. */
export const whoseTurn = ({ combatants, turn }: FightView): SeenInFight | undefined =>
  combatants.find(({ id }) => id === turn);

/** Who comes after the one that has the turn, around the end of the order. */
export const whoIsNext = ({ combatants, turn }: FightView): SeenInFight | undefined => {
  const at = combatants.findIndex(({ id }) => id === turn);
  return at === -1 ? undefined : combatants[(at + 1) % combatants.length];
};

/** Whose hit points came to nothing. */
export const isDown = (one: SeenInFight): boolean =>
  one.isDefeated || one.state === "down" || (one.hitPoints ? one.hitPoints.current === 0 : false);

const NUMBERS = [
  "No one",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);
