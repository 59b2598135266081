import type { Location as Destination, PlaceEntry } from "@/lib/model/place";

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

/** What lies open at the place to which the reader is being led. */
export const entryOnTheWay = (): PlaceEntry | undefined =>
  last && Date.now() - last.at < FRESH ? last.destination.entry : undefined;

/** The page of the section to which the reader is being led. */
export const sideOnTheWay = (section: string): Destination["side"] | undefined =>
  last && last.destination.section === section && Date.now() - last.at < FRESH
    ? last.destination.side
    : undefined;
