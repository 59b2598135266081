/**
 * Whether a thing is what was sent to make it. A blank name is left to the server; what was not sent may be anything.
 */
export const isMadeOf = (thing: object, sent: object): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      (name === "name" && String(value).trim() === "") ||
      isSame((thing as Record<string, unknown>)[name], value),
  );

const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && other.every((entry, index) => isSame(one[index], entry));
  return isParts(one) && isParts(other)
    ? Object.keys(other).every((name) => isSame(one[name], other[name]))
    : one === other;
};

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
