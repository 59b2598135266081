import { setImmediate as nextTurn } from "node:timers/promises";

/** Far below the 65,535 parameters that a statement may have: the embedded database holds the event loop while it runs one. */
const ROWS_A_STATEMENT = 250;

/** Rows in parts that one statement can insert each; between them others have their turn. */
export async function* inBatches<R>(rows: readonly R[]): AsyncGenerator<R[]> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    if (from > 0) await nextTurn();
    yield rows.slice(from, from + ROWS_A_STATEMENT);
  }
}
