/** How many letters the longest word of a name has: large names are as large as that has room. */
export const longestWord = (name: string): number =>
  Math.max(8, ...name.split(/\s+/).map(({ length }) => length));
