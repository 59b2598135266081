"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "@/lib/client/api/api";
import { readQuery, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import type { FightView } from "@/lib/model/fight";

/** Milliseconds after which an optimistic update that the server has not confirmed is drawn as such. */
const LATE = 150;
const NOBODY: ReadonlySet<number> = new Set();

const pointsOf = ({ combatants }: FightView) =>
  new Map(combatants.map(({ id, hitPoints }) => [id, JSON.stringify(hitPoints)]));

/** The combatants whose hit points are drawn ahead of the server, by their ids; nobody as long as it answers quickly. */
export function useUnconfirmed(fight: FightView | null): ReadonlySet<number> {
  const key = fight && queryKey(api.fights.read, { id: fight.id });
  const stored = useSyncExternalStore(
    (draw) => (key === null ? () => {} : readQuery(key, draw)),
    () => snapshotOf(key).data as FightView | undefined,
    () => undefined,
  );
  const known = fight && stored ? pointsOf(stored) : undefined;
  const ahead =
    fight && known
      ? [...pointsOf(fight)].filter(([id, points]) => known.has(id) && known.get(id) !== points)
      : [];
  const isAhead = ahead.length > 0;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAhead]);
  return isLate && isAhead ? new Set(ahead.map(([id]) => id)) : NOBODY;
}
