import type { Evening } from "@/lib/model/evening";
import { dayIn } from "./use-day";

const SIX_DAYS = 6 * 24 * 60 * 60 * 1000;

/**
 * When a book is opened next: "Friday 19:00" within the week, else "4 Dec 19:00". Where no evening is ahead, the last one whose time has come
 * and which still waits to be begun, by its date: its weekday would be read as that of next week.
 */
export const slipDate = (
  evenings: readonly Pick<Evening, "state" | "startsAt">[],
  zone: string,
  now = Date.now(),
): string | undefined => {
  const dates = evenings
    .flatMap(({ startsAt, state }) => (startsAt && state === "planned" ? [startsAt] : []))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const at = dates.find((one) => one.getTime() > now) ?? dates.at(-1);
  if (!at) return undefined;
  const { weekday, day, shortMonth, time } = dayIn(at, zone);
  const away = at.getTime() - now;
  return away > 0 && away < SIX_DAYS ? `${weekday} ${time}` : `${day} ${shortMonth} ${time}`;
};
