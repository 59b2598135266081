import { z } from "zod";

const EXACT = z.iso.datetime({ offset: true });
/** A moment of ISO 8601, extended or basic as in calendars: with seconds or without, its offset in hours or with minutes. */
const MOMENT =
  /^(\d{4})(-?)(\d{2})\2(\d{2})[T ](\d{2})(:?)(\d{2})(?:\6(\d{2})(?:[.,](\d{1,20}))?)?(?:Z|([+-]\d{2})(?::?(\d{2}))?)$/i;

/** Drivers of the database read a year of fewer figures as another one. */
const FIRST = new Date("1000-01-01T00:00:00Z");
/** A year has four figures, also where a date is read with another offset, and where an evening ends a day later. */
const LAST = new Date("9999-12-30T00:00:00Z");

/** The moment that a text says with its offset, in any form that browsers and calendars write; undefined where it says none that can be kept. */
export const parseMoment = (text: string): Date | undefined => {
  const parts = MOMENT.exec(text.trim());
  if (!parts) return undefined;
  const [, year, , month, day, hour, , minute, second = "00", fraction = "0", zone, zoneMinute = "00"] =
    parts;
  const offset = zone ? `${zone}:${zoneMinute}` : "Z";
  const exact = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${offset}`;
  if (!EXACT.safeParse(exact).success) return undefined;
  const moment = new Date(exact);
  return moment >= FIRST && moment <= LAST ? moment : undefined;
};
