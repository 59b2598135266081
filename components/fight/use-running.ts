"use client";

import type { FightView, SentAct } from "@/lib/model/fight";
import { useChosen } from "./use-chosen";
import { useConcentrationChecks } from "./use-concentration-checks";
import { useLastAct } from "./use-last-act";
import { useStrike } from "./use-strike";

/** What the dungeon master has in hand while a fight runs: who is chosen, what is dealt to them, what waits for an answer. */
export function useRunning(fight: FightView | null, act: (act: SentAct) => void) {
  const choice = useChosen(fight);
  const { checks, done } = useConcentrationChecks(fight);
  const last = useLastAct(fight);
  const targets = choice.several ? choice.chosen : choice.one ? [choice.one] : [];
  const strike = useStrike(
    act,
    targets.map(({ id }) => id),
  );
  return { choice, checks, done, last, strike };
}
