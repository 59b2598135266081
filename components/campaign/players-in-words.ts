const words = [
  "nobody else",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** How many sit at the table beside the dungeon master; figures from thirteen on. */
export const playersInWords = (count: number): string => words[count] ?? String(count);
