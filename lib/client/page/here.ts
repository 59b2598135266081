import { useEffect, useSyncExternalStore } from "react";
import { type Place, takesId } from "@/lib/model/place";

/** The places that the open pages show, on the page of a narrow screen that is turned away too; how many parts show each. */
const open = new Map<string, number>();
const listeners = new Set<() => void>();

const keyOf = ({ place, id }: Place): string => `${place} ${takesId(place) ? (id ?? "") : ""}`;
const count = (key: string, by: number) => {
  open.set(key, (open.get(key) ?? 0) + by);
  for (const draw of listeners) draw();
};

/** Says that the reader has a place before them for as long as the component is there; null says nothing. */
export const useHere = (place: Place | null): void => {
  const key = place && keyOf(place);
  useEffect(() => {
    if (key === null) return undefined;
    count(key, 1);
    return () => count(key, -1);
  }, [key]);
};

export const isOpenAt = (place: Place): boolean => (open.get(keyOf(place)) ?? 0) > 0;

const subscribe = (draw: () => void) => {
  listeners.add(draw);
  return () => void listeners.delete(draw);
};

/** Whether the open pages show it now. */
export const useOpenAt = (place: Place | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => place !== undefined && isOpenAt(place),
    () => false,
  );
