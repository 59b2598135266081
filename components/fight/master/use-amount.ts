"use client";

import { useState } from "react";
import type { FightView } from "@/lib/model/fight";
import type { useChosen } from "./use-chosen";
import { useHeld } from "./use-held";

/**
 * What is typed, and for whom: several as they are chosen; else whoever was on the page, which stays theirs though the turn goes on. Once
 * they are gone from the fight it is for nobody until somebody is chosen or it is typed anew: it was not meant for who has the turn.
 */
export function useAmount(choice: ReturnType<typeof useChosen>, fight: FightView | null) {
  const { one, several, chosen, hold } = choice;
  const [typed, setTyped] = useState("");
  const [meant, setMeant] = useState<number | null>(null);
  const shown = typed === "" || several ? null : (one?.id ?? null);
  const isGone =
    shown !== null &&
    meant !== null &&
    chosen.length === 0 &&
    !fight?.combatants.some(({ id }) => id === meant);
  const next = isGone ? meant : shown;
  if (next !== meant) setMeant(next);
  useHeld(hold, next);
  const targets = several ? chosen : one && !isGone ? [one] : [];
  return { typed, setTyped, isGone, targets: targets.map(({ id }) => id) };
}
