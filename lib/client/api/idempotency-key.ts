/** 128 random bits. `crypto.randomUUID` is missing where a page comes without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a call would do, as text. */
export const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
