export interface Size {
  width: number;
  height: number;
  touch: boolean;
  /** What the window shows, where it would scroll too. */
  windowOnly?: boolean;
}

/** Of the pictures of every screen. */
const SIZES: readonly Size[] = [
  { width: 1440, height: 900, touch: false },
  { width: 1024, height: 768, touch: false },
  { width: 390, height: 844, touch: true },
];

/** "1366x641": the window that the word names; undefined where it names none. */
const windowOf = (word: string): Size | undefined => {
  const [, width = 0, height = 0] = /^(\d+)x(\d+)$/.exec(word)?.map(Number) ?? [];
  return width > 0 ? { width, height, touch: width < 1024, windowOnly: true } : undefined;
};

/** "1440" asks for the size that is so wide, "1366x641" for a window; without such words the usual ones. */
export const sizesOf = (words: readonly string[]): readonly Size[] => {
  const windows = words.map(windowOf).filter((size) => size !== undefined);
  const usual = SIZES.filter(({ width }) => words.includes(String(width)));
  return windows.length + usual.length > 0 ? [...usual, ...windows] : SIZES;
};

export const fileOf = (name: string, { width, height, windowOnly }: Size): string =>
  `${name}-${windowOnly ? `${width}x${height}` : width}.png`;
