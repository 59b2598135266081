"use client";

import type { Character, EncounterStats } from "@/lib/model/creature";
import type { FightView, SentAct } from "@/lib/model/fight";
import { likelyDealer } from "@/lib/rules/fight-dealer";
import { useChosen } from "./use-chosen";
import { useConcentrationChecks } from "./use-concentration-checks";
import { useLastAct } from "./use-last-act";
import { useSaves } from "./use-saves";
import { useStrike } from "./use-strike";

interface Running {
  /** Null while none runs. */
  fight: FightView | null;
  readerId: number;
  act: (act: SentAct) => void;
  characters: readonly Character[];
  encounters: readonly EncounterStats[];
}

export type InHand = ReturnType<typeof useRunning>;

/**
 * What the dungeon master has in hand while a fight runs: who is chosen, what is dealt to them, the saving throws they make, what waits for
 * an answer.
 */
export function useRunning({ fight, act, ...sheets }: Running) {
  const choice = useChosen(fight);
  const { checks, done } = useConcentrationChecks(fight);
  const last = useLastAct(fight);
  const targets = choice.several ? choice.chosen : choice.one ? [choice.one] : [];
  const strike = useStrike(
    act,
    targets.map(({ id }) => id),
    { turn: fight?.turn ?? null, likely: (hit) => fight && likelyDealer(fight, hit) },
  );
  const saves = useSaves({ ...sheets, fight, act, strike });
  const letGo = () => {
    choice.release();
    strike.forget();
  };
  return { choice, checks, done, last, strike, saves, letGo };
}
