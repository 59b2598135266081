import type { Die, Edge, Roll, Throw } from "@/lib/rules/dice";

/** Keeps a number with what it counts when a line is broken. */
const JOINED = "\u00a0";

/** "2 D20, 1 D6 + 3", kinds in the order in which they were first added. */
export function poolText(pool: readonly Die[], modifier = 0): string {
  const kinds = byDie(pool.map((die) => ({ die })));
  const dice = kinds.map(([die, same]) => countText(same.length, die)).join(", ");
  return dice && `${dice}${modifierText(modifier)}`;
}

/** "2 D20 (17, 11) + 1 D6 (6) − 2". Of a D20 with an edge both throws are named: "1 D20 (17 not 4)". */
export function rollText({ throws, modifier }: Roll): string {
  const dice = byDie(throws).map(
    ([die, same]) => `${countText(same.length, die)}${JOINED}(${same.map(valueText).join(", ")})`,
  );
  return `${dice.join(" + ")}${modifierText(modifier)}`;
}

/** What follows "You rolled": "" or " with advantage". */
export function edgeText(edge: Edge): string {
  return edge === "none" ? "" : ` with ${edge}`;
}

function countText(dice: number, die: Die): string {
  return `${dice}${JOINED}D${die}`;
}

function valueText({ value, dropped }: Throw): string {
  return dropped === undefined ? `${value}` : `${value} not ${dropped}`;
}

function modifierText(modifier: number): string {
  if (modifier === 0) return "";
  return modifier > 0 ? ` +${JOINED}${modifier}` : ` \u2212${JOINED}${-modifier}`;
}

function byDie<T extends { die: Die }>(dice: readonly T[]): [Die, T[]][] {
  const kinds = new Map<Die, T[]>();
  for (const one of dice) kinds.set(one.die, [...(kinds.get(one.die) ?? []), one]);
  return [...kinds];
}
