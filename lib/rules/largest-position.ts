/** The largest position of a handout or map among the others; the smallest is its negative. */
export const LARGEST_POSITION = 1_000_000_000;
