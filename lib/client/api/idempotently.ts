/**
 * No answer, or one from between us and the server: the call may have done its work. Known by the status of a `CallError`, so that what
 * loads later brings no second copy of the calls along.
 */
export const isAmbiguous = (error: unknown): boolean =>
  error instanceof Error &&
  "status" in error &&
  typeof error.status === "number" &&
  (error.status === 0 || error.status >= 502);

/** 128 random bits. `crypto.randomUUID` is missing where a page comes without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a call would do, as text. */
export const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
