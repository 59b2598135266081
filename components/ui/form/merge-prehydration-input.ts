interface Early {
  /** Server-rendered value. */
  rendered: string;
  /** What the field was last seen to hold; absent while nothing was added. */
  lastSeen: string | undefined;
  current: string;
}

/**
 * What somebody has written into a field that may have been set back to what it came with since it was last seen. Whatever is typed after
 * that stands at its end, where the caret is put.
 * @returns undefined while nothing was added
 */
export const mergePrehydrationInput = ({ rendered, lastSeen, current }: Early): string | undefined => {
  if (lastSeen === undefined) return current === rendered ? undefined : current;
  const wasSetBack = current === rendered || (current.startsWith(rendered) && !current.startsWith(lastSeen));
  return wasSetBack ? lastSeen + current.slice(rendered.length) : current;
};
