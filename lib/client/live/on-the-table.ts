import { useSyncExternalStore } from "react";
import type { ShownPage } from "@/lib/model/shown";

let page: ShownPage | null = null;
const listeners = new Set<() => void>();

/** What lies on the table, as far as this tab has heard. */
export const layOnTable = (shown: ShownPage | null): void => {
  page = shown;
  for (const draw of listeners) draw();
};

const subscribe = (draw: () => void) => {
  listeners.add(draw);
  return () => void listeners.delete(draw);
};

export const useOnTheTable = (): ShownPage | null =>
  useSyncExternalStore(
    subscribe,
    () => page,
    () => null,
  );
