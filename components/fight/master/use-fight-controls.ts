"use client";

import type { Character, EncounterStats } from "@/lib/model/creature";
import type { FightView, SentAct } from "@/lib/model/fight";
import { dealerIn, likelyDealer } from "@/lib/rules/fight-dealer";
import { useAmount } from "./use-amount";
import { useChosen } from "./use-chosen";
import { useConcentrationChecks } from "./use-concentration-checks";
import { useLastAct } from "./use-last-act";
import { type Savers, useSaves } from "./use-saves";
import { useDamageEntry } from "./use-damage-entry";

interface Running {
  /** Null while none runs. */
  fight: FightView | null;
  readerId: number;
  act: (act: SentAct) => void;
  characters: readonly Character[];
  encounters: readonly EncounterStats[];
  readMissing: Savers["readMissing"];
}

export type FightControls = ReturnType<typeof useFightControls>;

/**
 * What the dungeon master has in hand while a fight runs: who is chosen, what is dealt to them, the saving throws they make, what waits for
 * an answer.
 */
export function useFightControls({ fight, act, ...sheets }: Running) {
  const choice = useChosen(fight);
  const { checks, rolled, done } = useConcentrationChecks(fight);
  const last = useLastAct(fight);
  const damage = useDamageEntry(act, useAmount(choice, fight), {
    turn: `${fight?.round} ${fight?.turn}`,
    dealer: (hit, chosen) => fight && dealerIn(fight, chosen, likelyDealer(fight, hit)),
  });
  const saves = useSaves({ ...sheets, fight, act, damage });
  const letGo = () => {
    choice.release();
    damage.forget();
  };
  return { choice, checks, rolled, done, last, damage, saves, letGo };
}
