import { useState } from "react";

/**
 * Resets state once a value is another than at the last rendering, while rendering, so that nothing is drawn with the old state: for
 * state that is about one record, and must not come back with it. `reset` only sets state of the same component.
 */
export function useResetOnChange(value: unknown, reset: () => void): void {
  const [before, setBefore] = useState(value);
  if (before === value) return;
  setBefore(value);
  reset();
}
