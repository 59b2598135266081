"use client";

import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { optimistic, useMutation } from "@/lib/client/api/use-mutation";
import { updateQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import type { CharacterClass } from "@/lib/model/origin";
import { changedEnergy, type EnergyChange } from "@/lib/rules/energy";

/** Spends and restores the energy of a character's class. */
export function useEnergy(id: number, onRefused: (error: unknown) => void): (change: EnergyChange) => void {
  return useMutation<EnergyChange, CharacterClass>({
    key: () => `character ${id}`,
    send: (change) => call(api.vitals.changeEnergy, { params: { id }, body: change }),
    optimistic: (change) => [
      optimistic(api.characterClasses.list, { id }, (classes) =>
        classes.map((one) => ({
          ...one,
          energySpent: changedEnergy(one.energySpent, one.energyAmounts, change),
        })),
      ),
    ],
    onSuccess: (stored) => updateQuery(api.characterClasses.list, { id: stored.characterId }, () => [stored]),
    onError: (error) => {
      toast.error(characterTexts.updateFailed);
      onRefused(error);
    },
  });
}
