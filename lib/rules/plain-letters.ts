/** A text in small letters without accents, ligatures and the like, of which the library's addresses are made: what stands there must not change. */
export const plainLetters = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
