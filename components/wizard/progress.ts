/** How far a wizard is while it shows step `at` (from 0) of `count`, in whole percent. */
export function progress(at: number, count: number): number {
  return Math.floor((100 * (at + 1)) / count);
}
