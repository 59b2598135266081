import pino from "pino";

/** Size of the log's buffer in bytes; once it is full, further lines are dropped. */
const MOST_WAITING = 1024 * 1024;

const noop = () => {};

/**
 * Opens the log's output. A write error, such as ENOSPC, isn't thrown: lines are buffered until there is room, for the product needs no log
 * to answer.
 * @param to a file, or the descriptor of one that is open
 * @param sync writes synchronously: a hosted function may be frozen once it has answered
 */
export const openLogOutput = (to: string | number, { sync = false } = {}) => {
  const output = pino.destination({ dest: to, sync, maxLength: MOST_WAITING });
  const flushSync = output.flushSync.bind(output);
  return output
    .on("error", () => {
      // pino flushes at exit, and would retry on a full disk without an end.
      output.flushSync = noop;
    })
    .on("drain", () => {
      output.flushSync = flushSync;
    });
};

/**
 * Ignores errors of standard output and standard error: that of a stream to which nobody listens is thrown. The framework reports each
 * uncaught exception there, so that one that was thrown by the report itself would be reported again, without an end.
 */
export const ignoreOutputErrors = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", noop);
};
