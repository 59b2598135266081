import type { Location } from "@/lib/model/place";

/** Where in its section the reader is led to. */
type Destination = Pick<Location, "tabs" | "characterId">;

/** Milliseconds within which tabs that come with the page still open at it. */
const FRESH = 4000;

const listeners = new Set<(destination: Destination) => void>();
let last: { destination: Destination; at: number } | undefined;

/** Has the pages that come in a moment open there. */
export const leadTo = (destination: Destination): void => {
  last = { destination, at: Date.now() };
};

/** Has the open pages turn there, and those that come with them. */
export const turnTo = (destination: Destination): void => {
  leadTo(destination);
  for (const turn of listeners) turn(destination);
};

export const onTurnTo = (turn: (destination: Destination) => void): (() => void) => {
  listeners.add(turn);
  return () => void listeners.delete(turn);
};

/** The tab to which the reader is being led. */
export const tabOnTheWay = (address: string | undefined): string | undefined =>
  address !== undefined && last && Date.now() - last.at < FRESH ? last.destination.tabs[address] : undefined;
