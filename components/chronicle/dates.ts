/** Dates as the chronicle writes them, in the reader's time zone. */
import type { Evening } from "@/lib/model/evening";
import { dayInFigures } from "@/lib/rules/evening-words";

/** When an evening was. */
export const dateOf = ({ begunAt, startsAt, endedAt }: Evening): Date | null =>
  begunAt ?? startsAt ?? endedAt;

const formatted = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", options).format(at);

/** "Monday, the 23rd of November". */
export const dayInWords = (at: Date): string =>
  `${formatted(at, { weekday: "long" })}, the ${dayInFigures(at.getDate())} of ${formatted(at, { month: "long" })}`;
/** "Monday, the 23rd of November 2026". */
export const dayAndYear = (at: Date): string => `${dayInWords(at)} ${at.getFullYear()}`;
/** "Friday, the 4th of December, at 19:00"; with its year where that isn't the present one. */
export const dayAndTime = (at: Date): string =>
  `${(at.getFullYear() === new Date().getFullYear() ? dayInWords : dayAndYear)(at)}, at ${timeOfDay(at)}`;
/** "19:41". */
export const timeOfDay = (at: Date): string => formatted(at, { hour: "2-digit", minute: "2-digit" });
