import type { Evening } from "@/lib/model/evening";

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 22, minute));
/** An evening whose chapter is written and not signed. */
export const stored: Evening = {
  id: 3,
  campaignId: 1,
  number: 3,
  title: "The Choir",
  state: "over",
  startsAt: null,
  minutes: 240,
  place: "",
  dates: [],
  there: [],
  chapter: "It rained.",
  threads: [],
  signedAt: null,
  signedBy: null,
  begunAt: at(0),
  endedAt: at(10),
  additions: [],
  updatedAt: at(11),
};
