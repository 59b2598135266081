type Parts = { readonly [name: string]: unknown };
type Changed<T> = {
  [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : T[K] extends object ? Changed<T[K]> : T[K];
};

const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parts of `now` that differ from `before`, lists as a whole: what two people change in different places is kept of both. */
export function changedParts<T extends object>(before: T, now: T): Changed<T> {
  const entries = Object.entries(now).flatMap(([name, value]: [string, unknown]) => {
    const was = (before as Parts)[name];
    if (JSON.stringify(was) === JSON.stringify(value)) return [];
    return [[name, isParts(was) && isParts(value) ? changedParts(was, value) : value]];
  });
  return Object.fromEntries(entries) as Changed<T>;
}
