/** The files of each share. */
export function sharesOf(
  files: readonly string[],
  times: Readonly<Record<string, number>>,
  count: number,
): string[][];
