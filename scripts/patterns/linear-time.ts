const timed = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const MEGABYTE = "a".repeat(1_000_000);
/** Looks at each character of a megabyte once: what a linear reading costs on this machine, as busy as it is now. */
const lookOnce = () => {
  let sum = 0;
  for (let at = 0; at < MEGABYTE.length; at += 1) sum += MEGABYTE.charCodeAt(at) & 1;
  if (sum < 0) throw new Error("unreachable");
};
/** What such a reading takes on a machine that is idle. */
const READING_MS = 1.25;
/** Shared machines stall. */
const ATTEMPTS = 6;

/**
 * How many milliseconds the work took, and 0 where that is no more than `readings` of a megabyte take: by default what holds the event
 * loop no longer than a frame or two. It is measured in readings since a limit in milliseconds fails on a slow machine, and one of the
 * processor's time beside other threads of the process, which count as well.
 */
export const excess = async (work: () => unknown, readings = 40): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    const took = await timed(work);
    if (took <= readings * READING_MS || took <= readings * (await timed(lookOnce))) return 0;
    if (attempt === ATTEMPTS) return took;
  }
};
