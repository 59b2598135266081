/**
 * How long a call waits for its answer, in milliseconds: a line that is dead without the browser knowing says nothing for minutes, and what is
 * being sent can't be left until then.
 */
export const ANSWERED_WITHIN = 30_000;

/** A signal that ends a request after so many milliseconds, or by the signal of its caller before. */
export const endsWithin = (milliseconds: number, signal?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(milliseconds);
  if (!signal) return limit;
  // Browsers of before 2024 can't watch two.
  return "any" in AbortSignal ? AbortSignal.any([signal, limit]) : signal;
};
