"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import type { Character } from "@/lib/model/creature";
import type { FightView } from "@/lib/model/fight";

/**
 * The reader's own of the characters of a fight; undefined until they are known. The list is asked for only where somebody has come into
 * the fight, and not with every wound.
 */
export function useOwnCharacterIds(
  { campaignId, combatants }: Pick<FightView, "campaignId" | "combatants">,
  readerId: number,
): ReadonlySet<number> | undefined {
  const [own, setOwn] = useState<ReadonlySet<number>>();
  const inFight = combatants.flatMap(({ characterId }) => characterId ?? []).toSorted((a, b) => a - b);
  const key = inFight.join(" ");
  const read = useEffectEvent(async (isOver: () => boolean) => {
    const params = { id: campaignId };
    const isAllKnown = (all: Character[] | undefined) =>
      all !== undefined && inFight.every((id) => all.some((one) => one.id === id));
    const known = snapshotOf(queryKey(api.characters.list, params)).data as Character[] | undefined;
    const all = known && isAllKnown(known) ? known : await call(api.characters.list, { params });
    const mine = all.filter(({ createdBy }) => createdBy === readerId).map(({ id }) => id);
    if (!isOver()) setOwn(new Set(mine));
  });
  useEffect(() => {
    let isOver = false;
    // Without the list nothing is said, and the fight itself tells.
    read(() => isOver).catch(() => {});
    return () => {
      isOver = true;
    };
  }, [key, readerId]);
  return own;
}
