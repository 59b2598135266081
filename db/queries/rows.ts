import { Failure } from "@/lib/model/failure";

/** The failure of a call about a record that was deleted after the guard saw it. */
export const missingRow = () => new Failure("missing", "This no longer exists");

/** The one row of an answer. @throws Failure "missing" where there is none */
export const oneOrMissing = <R>([row]: readonly R[]): R => {
  if (row === undefined) throw missingRow();
  return row;
};

/** The row that `insert … returning` answered. */
export const insertedRow = <R>([row]: readonly R[]): R => {
  if (row === undefined) throw new Error("An insert returned no row");
  return row;
};
