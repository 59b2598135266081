import type { Location as Destination, PlaceEntry } from "@/lib/model/place";

/** Milliseconds within which what comes with a section, or after it, still opens there. */
const FRESH = 4000;
/** Milliseconds that a slow line may take to bring the section. */
const PATIENCE = 30_000;

const listeners = new Set<(destination: Destination) => void>();
let last: { destination: Destination; until: number } | undefined;

/** Has the pages of another section open there when they come. */
export const leadTo = (destination: Destination): void => {
  last = { destination, until: Date.now() + PATIENCE };
};

/** Has the open pages turn there, and those that come with them. */
export const turnTo = (destination: Destination): void => {
  last = { destination, until: Date.now() + FRESH };
  for (const turn of listeners) turn(destination);
};

export const onTurnTo = (turn: (destination: Destination) => void): (() => void) => {
  listeners.add(turn);
  return () => void listeners.delete(turn);
};

/** Where the reader is being led. */
const onTheWay = (): Destination | undefined =>
  last && Date.now() < last.until ? last.destination : undefined;

/** The tab to which the reader is being led. */
export const tabOnTheWay = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : onTheWay()?.tabs[address];

/** What lies open at the place to which the reader is being led. */
export const entryOnTheWay = (): PlaceEntry | undefined => onTheWay()?.entry;

/** Says that a section has come, and answers its page to which the reader is being led; a way to another one has ended. */
export const arriveAt = (section: string): Destination["side"] | undefined => {
  const to = onTheWay();
  last = to?.section === section ? { destination: to, until: Date.now() + FRESH } : undefined;
  return last?.destination.side;
};
