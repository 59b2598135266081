"use client";

import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";
import { isCalled } from "@/lib/rules/fight-call";

/** The fight of a campaign in which initiative is called for, followed on whichever page is open. */
export function useCalledFight(campaignId: number): FightView | undefined {
  const { data: listed } = useQuery(api.fights.list, { id: campaignId });
  const called = listed?.find(isCalled);
  // What happens in it is told about the fight alone, so that not all fights are fetched because of it.
  const { data: read } = useQuery(api.fights.read, called ? { id: called.id } : null, called);
  if (!called) return undefined;
  const fight = read?.id === called.id ? read : called;
  return isCalled(fight) ? fight : undefined;
}
