/** The beginning of a text, at most so many UTF-16 units: one cut in the middle of a surrogate pair couldn't be stored. */
export const cut = (text: string, longest: number): string =>
  text.slice(0, Math.max(0, longest)).replace(/[\uD800-\uDBFF]$/, "");
