import { useState } from "react";

/**
 * Calls `letGo` where `about` is another than at the last rendering, before anything is drawn for it: for state that is about one thing and
 * must not come back with it. `letGo` only sets state of the same component.
 */
export function useLetGo(about: unknown, letGo: () => void): void {
  const [before, setBefore] = useState(about);
  if (before === about) return;
  setBefore(about);
  letGo();
}
