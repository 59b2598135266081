"use client";

import { useEffect, useRef, useState } from "react";
import type { FightView } from "@/lib/model/fight";
import { type ConcentrationCheck, concentrationChecks } from "@/lib/rules/fight";
import { ruledFight } from "@/components/fight/drawn-fight";

export type { ConcentrationCheck };

/** The saving throws that damage has asked for and nobody has answered, of whoever concentrates still. */
export function useConcentrationChecks(fight: FightView | null) {
  const before = useRef(fight);
  const [asked, setAsked] = useState<readonly ConcentrationCheck[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = fight;
    if (!was || !fight || was.id !== fight.id || was === fight) return;
    const fresh = concentrationChecks(ruledFight(was), ruledFight(fight));
    if (fresh.length > 0) setAsked((open) => [...open, ...fresh]);
  }, [fight]);
  const checks = asked.filter(({ combatant, on }) =>
    fight?.combatants.some(({ id, concentration }) => id === combatant && concentration === on),
  );
  return {
    checks,
    done: (check: ConcentrationCheck) => setAsked((open) => open.filter((one) => one !== check)),
  };
}
