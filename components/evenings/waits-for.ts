import type { Evening } from "@/lib/model/evening";

/** Whether an evening has dates to which this person has said nothing. */
export const waitsFor = ({ state, startsAt, dates }: Evening, readerId: number): boolean =>
  state === "planned" &&
  startsAt === null &&
  dates.some(({ answers }) => !answers.some(({ userId }) => userId === readerId));
