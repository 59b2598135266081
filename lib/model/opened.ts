/** For whom something that was sealed is open: everybody at the table, or these players. */
export type OpenedFor = "all" | number[];

/** What stands in the book sealed until it is opened, such as a handout. */
export interface Opened {
  isSealed: boolean;
  /** Null: nobody. */
  openedFor: OpenedFor | null;
}

/** The players who may see it; nobody while it is sealed. */
export const readersOf = ({ isSealed, openedFor }: Opened): OpenedFor =>
  isSealed || openedFor === null ? [] : openedFor;

/** Whom a change of it reaches: besides those who keep it, the players who saw it before or see it after. */
export const reachOfOpened = (...versions: readonly (Opened & { id: number })[]) => {
  const id = versions[0]?.id ?? 0;
  const readers = versions.map(readersOf);
  if (readers.includes("all")) return { id, audience: "members" as const };
  return { id, audience: "managers" as const, to: readers.flat().filter((one) => one !== "all") };
};
