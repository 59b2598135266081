import { invalid } from "@/lib/contract/wire";

/** The entries of a file that are taken: those named, or all. @throws Failure "invalid" where one can't be, or is not there */
export const takenEntries = <E extends { position: number }>(
  entries: readonly E[],
  take: readonly number[] | undefined,
): readonly E[] => {
  if (!take) return entries;
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  const unknown = take.find((position) => !byPosition.has(position));
  if (take.length === 0 || unknown !== undefined)
    throw invalid({
      take: unknown === undefined ? "Choose at least one" : `Position ${unknown} can't be taken`,
    });
  return [...new Set(take)].flatMap((position) => byPosition.get(position) ?? []);
};
