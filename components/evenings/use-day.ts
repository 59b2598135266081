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

/** The parts of a moment as the reader's calendar has them. */
export const dayIn = (at: Date, zone: string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString("en-GB", { ...options, timeZone: zone });
  const [weekday, day, month] = [
    part({ weekday: "long" }),
    part({ day: "numeric" }),
    part({ month: "long" }),
  ];
  return {
    weekday,
    day,
    month,
    shortWeekday: part({ weekday: "short" }),
    shortMonth: part({ month: "short" }),
    time: part({ hour: "2-digit", minute: "2-digit" }),
    /** "Friday, 4 December" */
    date: `${weekday}, ${day} ${month}`,
  };
};
