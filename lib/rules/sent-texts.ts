/** A short stand-in for what was written: FNV-1a of 32 bits, and the length. */
export const digestOf = (written: unknown): string => {
  const text = JSON.stringify(written);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${hash >>> 0}`;
};

/** So many are remembered, the latest: minutes of writing on a dead line, which sends every few seconds. */
const MOST = 200;

/**
 * Digests of what was sent since the last answer, and of what is sent now. Where an answer is lost, the server may have stored any of it: what
 * it stores is one's own then, and no edit conflict.
 */
export const withSent = (sent: readonly string[], written: unknown): readonly string[] => {
  const digest = digestOf(written);
  return [...sent.filter((other) => other !== digest), digest].slice(-MOST);
};

export const isSent = (sent: readonly string[], written: unknown): boolean =>
  sent.length > 0 && sent.includes(digestOf(written));

/** Whether anything else was sent: it may be stored in the place of what was written. */
export const isOtherSent = (sent: readonly string[], written: unknown): boolean => {
  if (sent.length === 0) return false;
  const digest = digestOf(written);
  return sent.some((other) => other !== digest);
};

/** Whether it was sent after all else. */
export const isSentLast = (sent: readonly string[], written: unknown): boolean =>
  sent.length > 0 && sent.at(-1) === digestOf(written);
