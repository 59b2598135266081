/** The rows of a list without the one of this id. */
export const dropRow =
  (dropped: number) =>
  <T extends { id: number }>(rows: T[]): T[] =>
    rows.filter(({ id }) => id !== dropped);
