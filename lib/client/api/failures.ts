/** The status of a `CallError`, 0 where no answer came; NaN of others. By its field, so that what loads later brings no second copy of the calls. */
const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error ? Number(error.status) : Number.NaN;

/** No answer, or one from between us and the server: the call may have done its work. */
export const isAmbiguous = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || status >= 502;
};

/** No answer, a busy or a failing server: the same call may be answered later. */
export const isPassing = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || status === 429 || status >= 500;
};
