"use client";

import { useSyncExternalStore } from "react";

const options = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;
// One language, so that server and browser write the same.
const here = new Intl.DateTimeFormat("en-GB", options);
const universal = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
const never = () => () => {};

/** A moment by the reader's clock; by that of Greenwich until the browser has told its zone. */
export function LocalTime({ at, className }: { at: Date; className?: string }) {
  const text = useSyncExternalStore(
    never,
    () => here.format(at),
    () => `${universal.format(at)} UTC`,
  );
  return (
    <time className={className} dateTime={at.toISOString()}>
      {text}
    </time>
  );
}
