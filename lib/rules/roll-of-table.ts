import type { Die, Edge, Roll, Throw } from "@/lib/rules/dice";
import type { DiceCounts, DieName, RollMode, ThrownDie } from "@/lib/rules/table-roll";

/** What a pool is called where the server throws it: how many of each die, in the order in which they were added. */
export const countsOf = (pool: readonly Die[]): DiceCounts => {
  const counts: DiceCounts = {};
  for (const die of pool) counts[`d${die}`] = (counts[`d${die}`] ?? 0) + 1;
  return counts;
};

export const MODE_OF: Record<Edge, RollMode> = {
  none: "normal",
  advantage: "advantage",
  disadvantage: "disadvantage",
};

const EDGE_OF: Record<RollMode, Edge> = {
  normal: "none",
  advantage: "advantage",
  disadvantage: "disadvantage",
};
const dieOf = (name: DieName) => Number(name.slice(1)) as Die;

interface Thrown {
  dice: readonly ThrownDie[];
  modifier: number;
  mode: RollMode;
  total: number;
}

/** A roll of the table in the form of one of this browser: of two d20 the one that doesn't count belongs to the one that does. */
export const rollOf = ({ dice, modifier, mode, total }: Thrown): Roll => {
  const dropped = dice.find(({ kept }) => kept === 0)?.result;
  const throws = dice
    .filter(({ kept }) => kept === 1)
    .map(
      ({ die, result }): Throw => ({
        die: dieOf(die),
        value: result,
        ...(die === "d20" && dropped !== undefined && { dropped }),
      }),
    );
  return { throws, modifier, edge: EDGE_OF[mode], total };
};
