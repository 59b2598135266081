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
