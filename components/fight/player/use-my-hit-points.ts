"use client";

import { useFightTable } from "@/components/fight/fight-table";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeCharacterHitPoints } from "@/lib/client/mutations/hit-points";
import { characterTexts } from "@/lib/messages/character";
import type { CombatantView } from "@/lib/model/fight";

/** Changes the hit points of one's own character: they are its sheet's, and the fight shows them. */
export function useMyHitPoints({ characterId }: CombatantView): (change: number) => void {
  const { fight } = useFightTable();
  const params = { id: characterId ?? 0 };
  return (change) =>
    void attempt(() => changeCharacterHitPoints(fight.campaignId, { params, body: { change } }), {
      failed: characterTexts.updateFailed,
      about: "creature",
    });
}
