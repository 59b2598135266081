/** The status of a `CallError`, 0 where no answer came; NaN of others. By its field, so that what loads later brings no second copy of the calls. */
const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error ? Number(error.status) : Number.NaN;

/** No answer, or one from between us and the server: the call may have done its work. */
export const isAmbiguous = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || status >= 502;
};

/** Whether a call that creates may have been carried out: no answer came, or it was repeated and refused for what has nothing to do with it. */
export const isUndecided = (error: unknown): boolean =>
  isAmbiguous(error) || [401, 429].includes(statusOf(error));

/** Whether it was turned away for a while, by a server that is busy: it did nothing, and is not to be sent again at once. */
export const isTurnedAway = (error: unknown): boolean => error instanceof Error && "retryAfter" in error;

/** No answer, a busy or a failing server: the same call may be answered later. */
export const isPassing = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || status === 429 || status >= 500;
};

/** Whether a call may have been carried out though its answer got lost. */
export const isAnswerLost = (error: unknown): boolean => isAmbiguous(error) && !isTurnedAway(error);
