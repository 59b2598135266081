"use client";

import { useEffect, useState } from "react";
import type { FightView } from "@/lib/model/fight";
import { type AskedCheck, checksAfter, isHeldIn } from "./asked-checks";

interface Seen {
  fight: FightView;
  asked: readonly AskedCheck[];
}

/** The fight as it was seen last: whoever turns to another section of the book and back finds what is asked, and what befell meanwhile. */
let lastSeen: Seen | undefined;
let numbers = 0;

const asFirstSeen = (fight: FightView): Seen =>
  lastSeen?.fight.id === fight.id ? lastSeen : { fight, asked: [] };

/** The saving throws that damage has asked for and nobody has answered, of whoever concentrates still. */
export function useConcentrationChecks(fight: FightView | null) {
  const [asked, setAsked] = useState<readonly AskedCheck[]>(() => (fight ? asFirstSeen(fight).asked : []));
  useEffect(() => {
    if (!fight) return;
    const was = asFirstSeen(fight);
    const now =
      was.fight === fight ? was.asked : checksAfter(was.asked, was.fight, fight, () => (numbers += 1));
    lastSeen = { fight, asked: now };
    setAsked(now);
  }, [fight]);
  return {
    checks: asked.filter((check) => isHeldIn(fight, check)),
    done: ({ number }: AskedCheck) => {
      const open = asked.filter((one) => one.number !== number);
      if (lastSeen) lastSeen = { ...lastSeen, asked: open };
      setAsked(open);
    },
  };
}
