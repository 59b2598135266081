const KB = 1000;

/** What a screen may cost at most, cold: compressed bytes, requests, and calls of the API beside its own rows. */
interface Budget {
  script: number;
  /** What comes once the page rests: the codecs of the contract, the toasts, the charts. */
  laterScript: number;
  requests: number;
  calls: number;
}

/**
 * What each costs today, rounded up, so that nothing grows unnoticed; docs/performance.md names the goals, which are lower. Lower a
 * number when a screen gets lighter, and raise none without a reason in docs/decisions.md.
 */
export const SCREENS: Record<string, Budget> = {
  "/login": { script: 140 * KB, laterScript: 46 * KB, requests: 19, calls: 0 },
  "/home": { script: 135 * KB, laterScript: 47 * KB, requests: 23, calls: 0 },
  "/create": { script: 149 * KB, laterScript: 47 * KB, requests: 24, calls: 0 },
  "/campaign": { script: 140 * KB, laterScript: 47 * KB, requests: 26, calls: 0 },
  "/character": { script: 150 * KB, laterScript: 90 * KB, requests: 28, calls: 0 },
  "/encounter": { script: 150 * KB, laterScript: 90 * KB, requests: 28, calls: 0 },
  "/edit-campaign": { script: 146 * KB, laterScript: 47 * KB, requests: 24, calls: 0 },
  "/profile": { script: 140 * KB, laterScript: 47 * KB, requests: 27, calls: 0 },
  "/messages": { script: 145 * KB, laterScript: 47 * KB, requests: 24, calls: 0 },
};
/** On any screen. */
export const FONTS = 120 * KB;
export const STYLES = 24.7 * KB;
