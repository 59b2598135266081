"use client";

import { useEffect, useRef, useState } from "react";
import type { FightView } from "@/lib/model/fight";
import { type AskedCheck, checksAfter, isHeldIn } from "./asked-checks";

/** The saving throws that damage has asked for and nobody has answered, of whoever concentrates still. */
export function useConcentrationChecks(fight: FightView | null) {
  const before = useRef(fight);
  const numbers = useRef(0);
  const [asked, setAsked] = useState<readonly AskedCheck[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = fight;
    if (!was || !fight || was.id !== fight.id || was === fight) return;
    setAsked((open) => checksAfter(open, was, fight, () => (numbers.current += 1)));
  }, [fight]);
  return {
    checks: asked.filter((check) => isHeldIn(fight, check)),
    done: (check: AskedCheck) => setAsked((open) => open.filter((one) => one.number !== check.number)),
  };
}
