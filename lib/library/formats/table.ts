/**
 * What the words of a format stand for. A map, which has only what was written into it: an object has "constructor" as well, and the
 * words that are looked up are those of anybody's file.
 */
export const table = <V>(entries: Readonly<Record<string, V>>): ReadonlyMap<string, V> =>
  new Map(Object.entries(entries));
