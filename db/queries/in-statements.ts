/** A statement takes at most 65,535 parameters, and a row has fewer than 20. */
const ROWS_A_STATEMENT = 3000;

/** Rows in parts that one statement can insert each. */
export const inStatements = <R>(rows: readonly R[]): R[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, part) =>
    rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
  );
