/** One letter, in two looks: in small letters the last of a word has its own, in capitals not, and a part of a word has another end. */
export const FINAL_SIGMA = "\u03c2";
export const SIGMA = "\u03c3";

const MARKS = /[\u0300-\u036f]/g;

/** A text without accents and case, as searches compare it; the database folds what is stored alike. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(MARKS, "").toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
