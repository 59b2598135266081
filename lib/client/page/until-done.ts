import { pause } from "./pause";

/** Milliseconds: the first wait after a failure, doubled after each one, up to the last. */
export const FIRST_WAIT = 5000;
export const LAST_WAIT = 60_000;

/**
 * Does something again until it succeeds or is over, for what nobody can ask for again: there is no button beside it. `onWait` hears how
 * many milliseconds are waited each time.
 */
export const untilDone = async <T>(
  work: () => Promise<T>,
  isOver: () => boolean,
  onWait?: (wait: number) => void,
): Promise<T | undefined> => {
  for (let wait = FIRST_WAIT; !isOver(); wait = Math.min(2 * wait, LAST_WAIT)) {
    try {
      return await work();
    } catch {
      if (isOver()) break;
      onWait?.(wait);
      await pause(wait);
    }
  }
  return undefined;
};
