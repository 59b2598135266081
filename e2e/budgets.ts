const KB = 1000;

/** What a screen may cost at most, cold: compressed bytes, requests, and calls of the API beside its own rows. */
interface Budget {
  script: number;
  requests: number;
  calls: number;
}

/**
 * What each costs today, rounded up, so that nothing grows unnoticed; docs/performance.md names the goals, which are lower. Lower a
 * number when a screen gets lighter, and raise none without a reason in docs/decisions.md.
 */
export const SCREENS: Record<string, Budget> = {
  "/login": { script: 222 * KB, requests: 25, calls: 0 },
  "/home": { script: 218 * KB, requests: 28, calls: 0 },
  "/create": { script: 235 * KB, requests: 30, calls: 0 },
  "/campaign": { script: 223 * KB, requests: 31, calls: 2 },
  "/character": { script: 287 * KB, requests: 34, calls: 2 },
  "/encounter": { script: 287 * KB, requests: 34, calls: 2 },
  "/edit-campaign": { script: 232 * KB, requests: 30, calls: 0 },
  "/profile": { script: 241 * KB, requests: 33, calls: 0 },
  "/messages": { script: 230 * KB, requests: 29, calls: 0 },
};
/** On any screen. */
export const FONTS = 120 * KB;
export const STYLES = 28 * KB;
