"use client";

import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";
import { isCalled } from "@/lib/rules/fight-call";

/** The fight of a campaign in which initiative is called for, followed on whichever page is open. */
export function useCalledFight(campaignId: number): FightView | undefined {
  const { data: listed } = useQuery(api.fights.listBriefs, { id: campaignId });
  const called = listed?.find(isCalled);
  const { data: fight } = useQuery(api.fights.read, called ? { id: called.id } : null);
  return fight && fight.id === called?.id && isCalled(fight) ? fight : undefined;
}
