import { capitalised, namesTogether } from "@/lib/rules/chronicle-words";
import { cardinal, counted, ordinal } from "@/lib/rules/number-words";

/** What evenings are called: words of numbers, days and times in one language, so that server and browser write the same. */

/** "the ninth evening"; from the twenty-first on in figures. */
export const eveningInWords = (number: number): string => `the ${ordinal(number)} evening`;

const HOUR = 60;

/** "about four hours", of minutes. */
export const aboutHours = (minutes: number): string =>
  `about ${counted(Math.round(minutes / HOUR), "hour", "hours")}`;

const SUFFIXES: Record<string, string> = { one: "st", two: "nd", few: "rd" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });

/** "4th", of a day of the month. */
export const dayInFigures = (day: number): string => `${day}${SUFFIXES[rules.select(day)] ?? "th"}`;

const ROMAN = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** A number as chapters are counted. */
export const inRoman = (number: number): string => {
  let left = number;
  let written = "";
  for (const [sign, worth] of ROMAN)
    while (left >= worth) {
      written += sign;
      left -= worth;
    }
  return written;
};

interface Said {
  username: string;
  answer: "yes" | "maybe" | "no";
}
/** What was said to a date: "Three can", and "Wren perhaps; Tobias can’t". */
export const answersInWords = (answers: readonly Said[]): { can: string; others: string } => {
  const of = (kind: Said["answer"]) =>
    answers.filter(({ answer }) => answer === kind).map(({ username }) => username);
  const [yes, maybe, no] = [of("yes"), of("maybe"), of("no")];
  const can =
    answers.length === 0 ? "" : `${capitalised(yes.length === 0 ? "nobody" : cardinal(yes.length))} can`;
  const others = [
    maybe.length > 0 ? `${namesTogether(maybe)} perhaps` : "",
    no.length > 0 ? `${namesTogether(no)} can’t` : "",
  ].filter((part) => part !== "");
  return { can, others: others.join("; ") };
};
