import pino from "pino";

/** Bytes of lines that wait while none can be written; of the lines after them nothing is kept. */
const MOST_WAITING = 1024 * 1024;

const nothing = () => {};

/**
 * Where the log's lines go. Lines wait while its disk is full, and none is an error: the product needs no log to answer.
 * @param to a file, or the descriptor of one that is open
 * @param sync each line is written before the next step: a hosted function may be frozen once it has answered
 */
export const openLogOutput = (to: string | number, { sync = false } = {}) => {
  const output = pino.destination({ dest: to, sync, maxLength: MOST_WAITING });
  const flushSync = output.flushSync.bind(output);
  return output
    .on("error", () => {
      // Called at the end of the process, which it would keep until there is room.
      output.flushSync = nothing;
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
  for (const stream of [process.stdout, process.stderr]) stream.on("error", nothing);
};
