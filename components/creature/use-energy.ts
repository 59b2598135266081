"use client";

import { useOpenCampaign } from "@/components/book/campaign-context";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { changeEnergy } from "@/lib/client/mutations/energy";
import { characterTexts } from "@/lib/messages/character";
import type { EnergyChange } from "@/lib/rules/energy";

/** Spends and restores the energy of a character's class; what is given with a change is said once it is saved. */
export function useEnergy(id: number, onRefused: (error: unknown) => void) {
  const campaignId = useOpenCampaign();
  return (body: EnergyChange, said?: { done: string; about: string }) =>
    void attemptOrThrow(() => changeEnergy(campaignId, { params: { id }, body }), {
      failed: characterTexts.updateFailed,
      sentence: "unsaid",
      ...said,
    }).catch(onRefused);
}
