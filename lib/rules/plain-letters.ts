import { FINAL_SIGMA, SIGMA } from "./folded";

/**
 * A text in small letters without accents, vowel marks, ligatures and the like, as lists in the browser are narrowed by it. It finds more than
 * the search, whose letters the database has to fold alike. The library's addresses are made of it: Latin letters must come out as they do.
 */
export const plainLetters = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
