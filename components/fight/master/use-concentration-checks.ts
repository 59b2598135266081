"use client";

import { useEffect, useRef, useState } from "react";
import type { FightView } from "@/lib/model/fight";
import { type ConcentrationCheck, concentrationChecks } from "@/lib/rules/fight";
import { toRulesFight } from "@/lib/client/fight/optimistic-fight";

export type { ConcentrationCheck };

/** The saving throws that damage has asked for and nobody has answered, of whoever concentrates still. */
export function useConcentrationChecks(fight: FightView | null) {
  const before = useRef(fight);
  /** Checks that were asked already, as the combatant's id and the hit points that were left. */
  const known = useRef(new Set<string>());
  const drawn = useRef(new WeakSet<FightView>());
  const [asked, setAsked] = useState<readonly ConcentrationCheck[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = fight;
    const isRollback = fight !== null && drawn.current.has(fight);
    if (fight) drawn.current.add(fight);
    if (!was || !fight || was.id !== fight.id || was === fight) return;
    const pointsOf = (view: FightView, id: number) =>
      view.combatants.find((one) => one.id === id)?.hitPoints?.current ?? 0;
    // Healing forgets them, since the same blow may come again. A rollback of an optimistic update does not: it draws the former view
    // once more, and the server's answer then the same blow.
    if (!isRollback)
      for (const { id } of fight.combatants)
        if (pointsOf(fight, id) > pointsOf(was, id))
          for (const key of known.current) if (key.startsWith(`${id} `)) known.current.delete(key);
    const fresh = concentrationChecks(toRulesFight(was), toRulesFight(fight)).filter(({ combatant }) => {
      const key = `${combatant} ${pointsOf(fight, combatant)}`;
      return !known.current.has(key) && known.current.add(key);
    });
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
