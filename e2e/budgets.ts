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
  "/login": { script: 166 * KB, laterScript: 54 * KB, requests: 25, calls: 0 },
  "/home": { script: 161 * KB, laterScript: 54 * KB, requests: 28, calls: 0 },
  "/create": { script: 177 * KB, laterScript: 54 * KB, requests: 30, calls: 0 },
  "/campaign": { script: 167 * KB, laterScript: 54 * KB, requests: 31, calls: 0 },
  "/character": { script: 181 * KB, laterScript: 104 * KB, requests: 36, calls: 0 },
  "/encounter": { script: 180 * KB, laterScript: 104 * KB, requests: 36, calls: 0 },
  "/edit-campaign": { script: 174 * KB, laterScript: 54 * KB, requests: 30, calls: 0 },
  "/profile": { script: 168 * KB, laterScript: 54 * KB, requests: 33, calls: 0 },
  "/messages": { script: 172 * KB, laterScript: 54 * KB, requests: 29, calls: 0 },
};
/** On any screen. */
export const FONTS = 120 * KB;
export const STYLES = 28.5 * KB;
