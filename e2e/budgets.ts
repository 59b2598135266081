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
  "/login": { script: 220 * KB, requests: 24, calls: 0 },
  "/home": { script: 212 * KB, requests: 31, calls: 0 },
  "/create": { script: 231 * KB, requests: 28, calls: 0 },
  "/campaign": { script: 216 * KB, requests: 31, calls: 2 },
  "/character": { script: 280 * KB, requests: 40, calls: 2 },
  "/encounter": { script: 281 * KB, requests: 44, calls: 2 },
  "/edit-campaign": { script: 228 * KB, requests: 27, calls: 0 },
  "/profile": { script: 235 * KB, requests: 34, calls: 0 },
  "/messages": { script: 225 * KB, requests: 30, calls: 0 },
};
/** On any screen. */
export const FONTS = 120 * KB;
export const STYLES = 27 * KB;
