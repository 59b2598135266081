import "server-only";

/**
 * The answer of another service, or an error when it takes longer than so many milliseconds; its client would try for minutes. The call is then aborted; an answer that comes all the
 * same goes to `undo`.
 */
export const inTime = async <T>(
  patience: number,
  ask: (signal: AbortSignal) => Promise<T>,
  undo: (late: T) => Promise<unknown> = async () => undefined,
): Promise<T> => {
  const abort = new AbortController();
  const asked = ask(abort.signal);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${patience} ms`));
      abort.abort();
      asked.then(undo).catch(() => undefined);
    }, patience);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
