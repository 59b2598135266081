type Parts = { readonly [name: string]: unknown };

/** A place in which somebody else's version of a record differs from the one that an edit began with. */
export interface Difference {
  /** Such as `race.description`. */
  path: string;
  theirs: unknown;
  /** Whether one's own version differs there too, and otherwise. */
  isConflict: boolean;
  /** One's own version has come to be the same there. */
  isAgreed: boolean;
}

const isParts = (value: unknown): value is Parts =>
  typeof value === "object" &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Compares three versions of a record, lists as a whole: what it was, what somebody else made of it, and what one has made of it. */
export const compareVersions = (base: unknown, theirs: unknown, mine: unknown, path = ""): Difference[] => {
  if (isParts(theirs) && isParts(base) && isParts(mine))
    return Object.keys(theirs).flatMap((name) =>
      compareVersions(base[name], theirs[name], mine[name], path === "" ? name : `${path}.${name}`),
    );
  if (isSame(base, theirs)) return [];
  const isAgreed = isSame(mine, theirs);
  return [{ path, theirs, isConflict: !isSame(mine, base) && !isAgreed, isAgreed }];
};

/** The conflicts that are left once others have saved again: what they have changed since is one as it is now, or none any more. */
export const conflictsLeft = (before: readonly Difference[], since: readonly Difference[]): Difference[] => [
  ...before.filter(({ path }) => since.every((one) => one.path !== path)),
  ...since.filter(({ isConflict }) => isConflict),
];
