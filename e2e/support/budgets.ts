const KB = 1000;

/** What a screen may cost at most, cold: compressed bytes, requests, and calls of the API beside its own rows. */
interface Budget {
  script: number;
  /** What comes while the page rests: the toasts, and what keeps a book live. On a busy machine it may come with the use. */
  laterScript: number;
  /** The same and what comes once the page is used: the codecs of the contract. */
  afterScript: number;
  requests: number;
  calls: number;
}

/**
 * What each costs today, rounded up, so that nothing grows unnoticed; docs/performance.md names the goals, some of which are lower. Lower a
 * number when a screen gets lighter, and raise none without a reason in docs/decisions.
 */
export const SCREENS: Record<string, Budget> = {
  "/login": { script: 147.1 * KB, laterScript: 20 * KB, afterScript: 68 * KB, requests: 21, calls: 0 },
  "/home": { script: 138 * KB, laterScript: 20 * KB, afterScript: 77.1 * KB, requests: 29, calls: 1 },
  "/create": { script: 154.4 * KB, laterScript: 20 * KB, afterScript: 75 * KB, requests: 24, calls: 0 },
  "/campaign": { script: 162 * KB, laterScript: 20 * KB, afterScript: 83.1 * KB, requests: 38, calls: 3 },
  "/character": { script: 174.9 * KB, laterScript: 20 * KB, afterScript: 79.7 * KB, requests: 37, calls: 3 },
  "/encounter": { script: 173.8 * KB, laterScript: 20 * KB, afterScript: 79.5 * KB, requests: 37, calls: 3 },
  "/edit-campaign": {
    script: 155.8 * KB,
    laterScript: 20 * KB,
    afterScript: 75 * KB,
    requests: 27,
    calls: 0,
  },
  "/profile": { script: 141.8 * KB, laterScript: 20 * KB, afterScript: 73.1 * KB, requests: 29, calls: 0 },
  "/messages": { script: 150 * KB, laterScript: 20 * KB, afterScript: 75 * KB, requests: 24, calls: 0 },
};
/** On any screen. */
export const FONTS = 70 * KB;
export const STYLES = 50.6 * KB;
/** The styles in a screen's HTML, with which it is painted before its sheets and faces come; compressed. */
export const FIRST_STYLES: Record<string, number> = {
  "/login": 6 * KB,
  "/home": 7 * KB,
  "/create": 7 * KB,
  "/campaign": 9 * KB,
  "/character": 14 * KB,
  "/encounter": 14 * KB,
  "/edit-campaign": 7 * KB,
  "/profile": 6 * KB,
  "/messages": 6 * KB,
};
