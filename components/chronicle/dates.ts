/** Dates as the chronicle writes them, by the reader's clock. */
import { ordinal } from "@/lib/rules/chronicle-words";

const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const parts = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", options).format(at);

/** "Monday, the 23rd of November". */
export const dayInWords = (at: Date): string => {
  const day = at.getDate();
  return `${parts(at, { weekday: "long" })}, the ${day}${suffixes[rules.select(day)] ?? "th"} of ${parts(at, { month: "long" })}`;
};
/** "Monday, the 23rd of November 2026". */
export const dayAndYear = (at: Date): string => `${dayInWords(at)} ${at.getFullYear()}`;
/** "Friday, the 4th of December, at 19:00". */
export const dayAndTime = (at: Date): string => `${dayInWords(at)}, at ${timeOfDay(at)}`;
/** "19:41". */
export const timeOfDay = (at: Date): string => parts(at, { hour: "2-digit", minute: "2-digit" });
/** "the eighth evening". */
export const eveningInWords = (number: number): string => `the ${ordinal(number)} evening`;
