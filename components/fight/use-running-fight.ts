"use client";

import { api } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { FightView } from "@/lib/model/fight";
import type { FightBrief } from "@/lib/model/fight-brief";
import { useRenewedBrief } from "./use-renewed-brief";

/** The fight that goes on in a campaign, followed on whichever page is open: what the list says of it, and whole where that is wanted. */
export function useRunningFight(
  campaignId: number,
  isWanted: (brief: FightBrief) => boolean,
): { brief: FightBrief | undefined; fight: FightView | undefined } {
  const { data: briefs } = useQueryUntilLoaded(api.fights.listBriefs, { id: campaignId });
  const brief = briefs?.find(({ state }) => state === "running");
  const { data, error } = useQueryUntilLoaded(
    api.fights.read,
    brief && isWanted(brief) ? { id: brief.id } : null,
  );
  const fight = data && data.id === brief?.id ? data : undefined;
  useRenewedBrief(campaignId, briefs, fight);
  // Its call was taken back, or it was deleted: that is told as a change of the fight alone.
  if (isGone(error)) return { brief: undefined, fight: undefined };
  return { brief, fight: fight?.state === "running" ? fight : undefined };
}
