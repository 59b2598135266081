/** A text as searching compares it: without accents, in small letters, and with what only looks different written alike. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
