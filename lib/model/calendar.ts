/** What a calendar shows: an evening, or a date that is offered for one. */
export interface CalendarEntry {
  /** Of the evening, by which a calendar knows it again. */
  id: number;
  /** Of the date, while none is settled. */
  dateId?: number;
  campaign: string;
  title: string;
  startsAt: Date;
  minutes: number;
  place: string;
  /** Raised by each change. */
  sequence: number;
  changedAt: Date;
  status: "cancelled" | "confirmed" | "tentative";
}
