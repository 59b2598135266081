/**
 * Whether a text says a number as a figure: not within a longer one, an id, a moment or a nonce, whose digits are there by chance.
 */
export const hasFigure = (text: string, figure: number): boolean =>
  new RegExp(String.raw`(?<!id\\*":)(?<![\w.+=-])${figure}(?![\w.+=-])`).test(text);
