import { pause } from "./pause";

/** Milliseconds: the first wait after a failure, doubled after each one, up to the last. */
export const FIRST_WAIT = 5000;
export const LAST_WAIT = 60_000;

/**
 * Repeats something that fails, by an exponential backoff, until it succeeds or `isOver`. For what is loaded in the background: no button
 * beside it would ask for it again. `onWait` is given each wait in milliseconds.
 */
export const retryWithBackoff = async <T>(
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
