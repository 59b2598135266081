"use client";

import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Member } from "@/lib/model/member";
import { cardinal } from "@/lib/rules/number-words";

interface KeptByProps {
  campaignId: number;
  /** As the server rendered them. */
  members: Member[] | undefined;
}

/** Who leads a campaign, and how many play in it; nothing until that is known. */
export function KeptBy({ campaignId, members: rendered }: KeptByProps) {
  const { data: members } = useQueryUntilLoaded(api.campaigns.listMembers, { id: campaignId }, rendered);
  if (!members) return null;
  const dungeonMaster = members.find(({ role }) => role === "creator");
  const players = members.filter((member) => member !== dungeonMaster).length;
  return campaignTexts.keptBy(
    dungeonMaster?.username ?? "nobody",
    players === 0 ? "nobody else" : cardinal(players),
  );
}
