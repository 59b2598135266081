import { useEffect, useEffectEvent } from "react";
import { snapshotOf } from "@/lib/client/api/query-cache";

/** Whether the list under this key of the query cache was loaded and doesn't hold the record. */
const isGoneFrom = (key: string, id: number): boolean => {
  const rows = snapshotOf(key).data as readonly { id: number }[] | undefined;
  return rows !== undefined && rows.every((row) => row.id !== id);
};

/**
 * Ends the choice of a handout or map whose leaf unmounts since its list holds it no more. A player to whom it is opened once again would
 * else have it laid over what they do by then, with its picture large and the focus taken.
 * @param listKey the cache key of the list
 * @param putAway ends the choice where it is still this one
 */
export function usePutAwayWhenGone(listKey: string, id: number, putAway: () => void): void {
  const leave = useEffectEvent(() => {
    if (isGoneFrom(listKey, id)) putAway();
  });
  useEffect(() => () => leave(), []);
}
