/** Embeddings, overrides and isolates of the writing direction, with what ends them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A sentence without the characters that turn the writing direction: one in a name, unclosed, reverses the rest of the sentence too. */
export const withoutTurns = <T extends string | undefined>(sentence: T): T =>
  sentence?.replaceAll(TURNS, "") as T;
