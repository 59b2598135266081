"use client";

import { useRunningFight } from "@/components/fight/use-running-fight";
import type { FightView } from "@/lib/model/fight";
import { isCalled } from "@/lib/rules/fight-call";

/** The fight of a campaign in which initiative is called for, followed on whichever page is open. */
export function useCalledFight(campaignId: number): FightView | undefined {
  const { fight } = useRunningFight(campaignId, isCalled);
  return fight && isCalled(fight) ? fight : undefined;
}
