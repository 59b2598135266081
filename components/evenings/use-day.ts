"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
/** The zone in which the reader's clock goes; that of Greenwich until the browser has told it. */
export const useZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );

/** A city stands for its zone: "Berlin". */
export const zoneInWords = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** The parts of a moment as the reader's calendar has them; the months say their year where it isn't the present one. */
export const dayIn = (at: Date, zone: string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString("en-GB", { ...options, timeZone: zone });
  const [weekday, day, year] = [
    part({ weekday: "long" }),
    part({ day: "numeric" }),
    part({ year: "numeric" }),
  ];
  const isThisYear = year === new Date().toLocaleString("en-GB", { year: "numeric", timeZone: zone });
  const month = `${part({ month: "long" })}${isThisYear ? "" : ` ${year}`}`;
  return {
    weekday,
    day,
    month,
    shortWeekday: part({ weekday: "short" }),
    shortMonth: `${part({ month: "short" })}${isThisYear ? "" : ` ’${year.slice(-2)}`}`,
    time: part({ hour: "2-digit", minute: "2-digit" }),
    /** "Friday, 4 December" */
    date: `${weekday}, ${day} ${month}`,
  };
};
