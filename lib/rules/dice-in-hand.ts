import type { Die } from "@/lib/rules/dice";
import type { DieName, RollMode } from "@/lib/rules/table-roll";

/** The dice that fall out of a pool, in the order in which they lie in the hand: with advantage or disadvantage a d20 falls twice. */
export const diceInHand = (pool: readonly Die[], mode: RollMode): DieName[] =>
  pool.flatMap((die): DieName[] => {
    const name: DieName = `d${die}`;
    return die === 20 && mode !== "normal" ? [name, name] : [name];
  });

/** Results as they are typed from the hand, kind by kind, as they are sent: a roll names how many of each die, and has no other order. */
export const resultsByKind = (hand: readonly DieName[], results: readonly number[]): number[] =>
  [...new Set(hand)].flatMap((kind) => results.filter((_, at) => hand[at] === kind));
