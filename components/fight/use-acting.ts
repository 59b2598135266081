"use client";

import { useSyncExternalStore } from "react";
import { api } from "@/lib/client/api/api";
import { readQuery, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";

/** Whether an act in a fight is still unanswered. */
export function useActing(fightId: number): boolean {
  const key = queryKey(api.fights.read, { id: fightId });
  return useSyncExternalStore(
    (draw) => readQuery(key, draw),
    () => snapshotOf(key).updates.length > 0,
    () => false,
  );
}
