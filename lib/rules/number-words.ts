/** Numbers in words, as a book writes them: small ones as words, greater ones as figures. */

const CARDINALS = [
  "no",
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
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
];
const SUFFIXES: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });

/** "three" up to twelve, "13" from there. */
export const cardinal = (count: number): string => CARDINALS[count] ?? String(count);

/** "third" up to the twentieth, "21st" from there. */
export const ordinal = (place: number): string =>
  ORDINALS[place - 1] ?? `${place}${SUFFIXES[rules.select(place)] ?? "th"}`;

/** "one round", "five rounds". */
export const counted = (count: number, one: string, several: string): string =>
  `${cardinal(count)} ${count === 1 ? one : several}`;
