import { useSyncExternalStore } from "react";

/** Below this width one page is shown at a time, above a strip of ribbons. The styles say the same. */
const NARROW = "(width < 64em)";

const watch = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether one page is shown at a time; false on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  );
