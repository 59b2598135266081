"use client";

import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";
import type { FightBrief } from "@/lib/model/fight-brief";

/** What the list says of the fight that goes on in a campaign, followed on whichever page is open. */
export function useRunningBrief(campaignId: number): FightBrief | undefined {
  const { data: listed } = useQuery(api.fights.listBriefs, { id: campaignId });
  return listed?.find(({ state }) => state === "running");
}

/** That fight whole; null asks for none. */
export function useRunningFight(brief: Pick<FightBrief, "id"> | null | undefined): FightView | undefined {
  const { data: fight } = useQuery(api.fights.read, brief ? { id: brief.id } : null);
  return fight && fight.id === brief?.id && fight.state === "running" ? fight : undefined;
}
