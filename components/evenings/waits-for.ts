import type { Evening } from "@/lib/model/evening";

/** The offered dates that can still be settled. */
export const datesAhead = ({ state, startsAt, dates }: Evening): Evening["dates"] =>
  state === "planned" && startsAt === null
    ? dates.filter((date) => date.startsAt.getTime() > Date.now())
    : [];

/** Of these the ones to which this person has said nothing. */
export const datesWaiting = (evening: Evening, readerId: number): Evening["dates"] =>
  datesAhead(evening).filter(({ answers }) => !answers.some(({ userId }) => userId === readerId));
