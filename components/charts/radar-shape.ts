/** Suggested lowest and highest value of a scale. */
export type Range = readonly [lowest: number, highest: number];

/** What is suggested, wide enough for every value. chart.js would round a suggestion of its own to even numbers. */
export const stretched = ([lowest, highest]: Range, values: readonly number[]): Range => [
  Math.min(lowest, ...values),
  Math.max(highest, ...values),
];

const place = (axis: number, axes: number, share: number): string => {
  const angle = (axis / axes) * 2 * Math.PI;
  const x = 50 + 50 * share * Math.sin(angle);
  const y = 50 - 50 * share * Math.cos(angle);
  return `${x.toFixed(2)},${y.toFixed(2)}`;
};

/** The corners of a regular polygon in a field of 100 by 100, the first at the top; `share` of the whole radius, 0 to 1. */
export const ringOf = (axes: number, share = 1): string[] =>
  Array.from({ length: axes }, (_, axis) => place(axis, axes, share));

/** Where each value lies on its axis, in the same field. */
export const cornersOf = (range: Range, values: readonly number[]): string[] => {
  const [lowest, highest] = stretched(range, values);
  const span = highest - lowest || 1;
  return values.map((value, axis) => place(axis, values.length, (value - lowest) / span));
};
