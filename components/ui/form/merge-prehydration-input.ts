interface Early {
  /** What the page came with. */
  came: string;
  /** What the field was last seen to hold; absent while nothing was added. */
  before: string | undefined;
  now: string;
}

/**
 * What somebody has written into a field that may have been set back to what it came with since it was last seen. Whatever is typed after
 * that stands at its end, where the caret is put.
 * @returns undefined while nothing was added
 */
export const mergePrehydrationInput = ({ came, before, now }: Early): string | undefined => {
  if (before === undefined) return now === came ? undefined : now;
  const wasSetBack = now === came || (now.startsWith(came) && !now.startsWith(before));
  return wasSetBack ? before + now.slice(came.length) : now;
};
