/** The rows of a list with this one in place of the one of its id, which stays where it is; a list without it stays as it is. */
export const replaceRow =
  <T extends { id: number }>(row: T) =>
  (rows: T[]): T[] =>
    rows.map((one) => (one.id === row.id ? row : one));
