"use client";

import { useOpenCampaign } from "@/components/book/campaign-context";
import { changeEnergy } from "@/lib/client/mutations/energy";
import { DroppedWrite } from "@/lib/client/mutations/mutation";
import { toast } from "@/lib/client/page/toast";
import { characterTexts } from "@/lib/messages/character";
import type { EnergyChange } from "@/lib/rules/energy";

/** Spends and restores the energy of a character's class. */
export function useEnergy(id: number, onRefused: (error: unknown) => void): (change: EnergyChange) => void {
  const campaignId = useOpenCampaign();
  return (body) =>
    void changeEnergy(campaignId, { params: { id }, body }).catch((error: unknown) => {
      if (error instanceof DroppedWrite) return;
      toast.error(characterTexts.updateFailed);
      onRefused(error);
    });
}
