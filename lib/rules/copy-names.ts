import { cut } from "@/lib/rules/cut";

/** The most copies that are made at once. */
export const MOST_COPIES = 20;

const NUMBERED = /^(.*\S) (\d{1,6})$/s;
const split = (name: string): [string, number] => {
  const [, base, number] = NUMBERED.exec(name) ?? [];
  return base === undefined ? [name, 1] : [base, Number(number)];
};

/**
 * Names for copies: of `Goblin` (or `Goblin 2`) they go on after the highest number among the names taken, `Goblin 3`,
 * `Goblin 4`, … None is longer than `longest` UTF-16 units, and none is taken: of two long names that differ in their last letters only,
 * the cut ones could be the same.
 */
export function copyNames(name: string, taken: readonly string[], count: number, longest: number): string[] {
  const [base] = split(name);
  const numbers = [name, ...taken].map(split).flatMap(([other, number]) => (other === base ? [number] : []));
  const highest = Math.max(1, ...numbers);
  const names = new Set<string>();
  for (let number = highest + 1; names.size < count; number += 1) {
    const suffix = ` ${number}`;
    const copy = cut(base, longest - suffix.length) + suffix;
    if (!taken.includes(copy)) names.add(copy);
  }
  return [...names];
}

/** Names for so many of a kind: the first keeps the bare name where it is free, the others are numbered. */
export function takenNames(name: string, taken: readonly string[], count: number, longest: number): string[] {
  if (taken.includes(name)) return copyNames(name, taken, count, longest);
  return [name, ...copyNames(name, [...taken, name], count - 1, longest)];
}
