interface LatestOptions<V, A> {
  send: (value: V) => Promise<A>;
  /** The answer to the newest value, when nothing is waiting any more. */
  settled: (answer: A) => void;
  /** Nothing is waiting any more; `last` is the answer to the last value that arrived, if one did. */
  failed: (last: A | undefined, error: unknown) => void;
}

/**
 * Sends one value at a time; while one is under way only the newest waits, so that quick changes arrive in order and the last one stays.
 * After a failure what waited is dropped.
 */
export const sendLatest = <V, A>({ send, settled, failed }: LatestOptions<V, A>) => {
  let next: { value: V } | undefined;
  let busy = false;
  const run = async () => {
    busy = true;
    let answer: A | undefined;
    try {
      while (next) {
        const { value } = next;
        next = undefined;
        answer = await send(value);
      }
      busy = false;
      if (answer !== undefined) settled(answer);
    } catch (error) {
      next = undefined;
      busy = false;
      failed(answer, error);
    }
  };
  return (value: V): void => {
    next = { value };
    if (!busy) void run();
  };
};
