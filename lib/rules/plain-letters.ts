import { FINAL_SIGMA, SIGMA } from "./folded";

/**
 * A text in lower case without accents, vowel marks and ligatures (NFKD), for filters of lists that are in the browser already. Wider than
 * `folded` of the search, which the database has to do alike. The slugs of the library are made of it: what it makes of Latin letters must
 * not change.
 */
export const plainLetters = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
