"use client";

import { useOpenCampaign } from "@/components/book/campaign-context";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { changeEnergy } from "@/lib/client/mutations/energy";
import { characterTexts } from "@/lib/messages/character";
import type { EnergyChange } from "@/lib/rules/energy";

/** Spends and restores the energy of a character's class. */
export function useEnergy(id: number, onRefused: (error: unknown) => void): (change: EnergyChange) => void {
  const campaignId = useOpenCampaign();
  return (body) =>
    void attemptOrThrow(() => changeEnergy(campaignId, { params: { id }, body }), {
      failed: characterTexts.updateFailed,
      sentence: "unsaid",
    }).catch(onRefused);
}
