const KB = 1000;

/** What a screen may cost at most, cold: compressed bytes, requests, and calls of the API beside its own rows. */
interface Budget {
  script: number;
  requests: number;
  calls: number;
}
const usual: Budget = { script: 165 * KB, requests: 14, calls: 0 };

export const SCREENS: Record<string, Budget> = {
  "/login": { ...usual, script: 150 * KB },
  "/home": usual,
  "/create": usual,
  "/campaign": { ...usual, calls: 2 },
  "/character": { ...usual, calls: 2 },
  "/encounter": { ...usual, calls: 2 },
  "/edit-campaign": usual,
  "/profile": usual,
  "/messages": usual,
};
/** On any screen. */
export const FONTS = 120 * KB;
export const STYLES = 20 * KB;
