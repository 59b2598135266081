export const DICE = [4, 6, 8, 10, 12, 20, 100] as const;
export type Die = (typeof DICE)[number];

export const MOST_DICE = 6;

/** With an edge every D20 is thrown twice: advantage counts the higher throw, disadvantage the lower. */
export type Edge = "none" | "advantage" | "disadvantage";

export type Throw = { die: Die; value: number; dropped?: number };
export type Roll = { throws: readonly Throw[]; modifier: number; edge: Edge; total: number };

/** A source of whole numbers, each of 0 to 2³²−1 equally likely. */
export type Random = () => number;

const SPAN = 2 ** 32;

/** Adds a die unless the pool is full. */
export function addDie(pool: readonly Die[], die: Die): readonly Die[] {
  return pool.length < MOST_DICE ? [...pool, die] : pool;
}

export function removeDie(pool: readonly Die[], index: number): readonly Die[] {
  return pool.filter((_, at) => at !== index);
}

/** A throw of a die with any number of sides. Numbers beyond the last whole multiple of the sides are drawn again: keeping them would favour the low faces. */
export function throwDie(die: number, random: Random): number {
  const fair = SPAN - (SPAN % die);
  let drawn = random();
  while (drawn >= fair) drawn = random();
  return 1 + (drawn % die);
}

export function roll(
  pool: readonly Die[],
  random: Random,
  { modifier = 0, edge = "none" }: { modifier?: number; edge?: Edge } = {},
): Roll {
  const throws = pool.map((die): Throw => {
    const first = throwDie(die, random);
    if (die !== 20 || edge === "none") return { die, value: first };
    const second = throwDie(die, random);
    const [low, high] = first < second ? [first, second] : [second, first];
    return edge === "advantage" ? { die, value: high, dropped: low } : { die, value: low, dropped: high };
  });
  const total = throws.reduce((sum, { value }) => sum + value, modifier);
  return { throws, modifier, edge, total };
}
