import { replaceRow } from "./replace-row";

/** The rows of a list with this one: in place of the one of its id, else where `order` puts it, without which it comes first. */
export const addRow =
  <T extends { id: number }>(row: T, order: (one: T, other: T) => number = () => 0) =>
  (rows: T[]): T[] =>
    rows.some(({ id }) => id === row.id) ? replaceRow(row)(rows) : [row, ...rows].toSorted(order);
