import type { Evening } from "@/lib/model/evening";

/** Whether its date is still asked for: none is settled, and it doesn't run. */
export const isAsked = ({ state, startsAt }: Evening): boolean => state === "planned" && startsAt === null;

/** The offered dates that can still be settled. */
export const datesAhead = (evening: Evening): Evening["dates"] =>
  isAsked(evening) ? evening.dates.filter(({ startsAt }) => startsAt.getTime() > Date.now()) : [];

/** Of these the ones to which this person has said nothing. */
export const datesWaiting = (evening: Evening, readerId: number): Evening["dates"] =>
  datesAhead(evening).filter(({ answers }) => !answers.some(({ userId }) => userId === readerId));
