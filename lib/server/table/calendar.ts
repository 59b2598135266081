import "server-only";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { Download } from "@/lib/contract/download";
import { env } from "@/lib/env";
import type { CalendarEntry } from "@/lib/model/calendar";

const DAY_SECONDS = 24 * 60 * 60;
const MINUTE_MS = 60_000;
/** What no text of a calendar may hold, and the generator writes as it stands. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** By which a calendar knows an evening again, whatever becomes of it. */
const uidOf = ({ id, dateId }: CalendarEntry): string => {
  const name = dateId === undefined ? `evening-${id}` : `evening-${id}-date-${dateId}`;
  return `${name}@${new URL(env().siteUrl).hostname}`;
};

const STATUS = {
  cancelled: ICalEventStatus.CANCELLED,
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
} as const;

/** Evenings as iCalendar (RFC 5545), in UTC: calendars show them in the zone of who looks. */
export const calendarText = (entries: readonly CalendarEntry[]): string => {
  const calendar = ical({
    name: "Tomekeeper",
    prodId: { company: "Tomekeeper", product: "Evenings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const one of entries) {
    const event = calendar.createEvent({
      id: uidOf(one),
      sequence: one.sequence,
      stamp: one.changedAt,
      lastModified: one.changedAt,
      start: one.startsAt,
      end: new Date(one.startsAt.getTime() + one.minutes * MINUTE_MS),
      summary: `${one.campaign}: ${one.title}`.replace(CONTROLS, ""),
      status: STATUS[one.status],
      ...(one.place.trim() !== "" && { location: one.place.replace(CONTROLS, "") }),
    });
    if (one.status === "confirmed")
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY_SECONDS });
  }
  return inOrder(calendar.toString());
};

/** An event's properties stand before its reminder, and each line ends, the last one too: readers that keep to the grammar ask for both. */
const inOrder = (written: string): string => {
  const lines: string[] = [];
  let reminder: string[] = [];
  let isReminder = false;
  for (const line of written.split("\r\n")) {
    if (line === "BEGIN:VALARM") isReminder = true;
    if (line === "END:VEVENT") {
      lines.push(...reminder);
      reminder = [];
    }
    (isReminder ? reminder : lines).push(line);
    if (line === "END:VALARM") isReminder = false;
  }
  return `${lines.join("\r\n")}\r\n`;
};

/** The same as a file. */
export const calendarFile = (entries: readonly CalendarEntry[]): Download =>
  new Download("tomekeeper.ics", new Blob([calendarText(entries)]).stream(), "text/calendar; charset=utf-8");
