"use client";

import { useEffect, useState } from "react";
import type { FightView } from "@/lib/model/fight";
import { type AskedCheck, checksAfter, isHeldIn } from "./asked-checks";

interface Seen {
  fight: FightView;
  asked: readonly AskedCheck[];
}

/** The fight as it was seen last: whoever turns to another section of the book and back finds what is asked. */
let lastSeen: Seen | undefined;
let numbers = 0;

const asFirstSeen = (fight: FightView): Seen =>
  lastSeen?.fight.id === fight.id ? lastSeen : { fight, asked: [] };

/** What is asked now. Of several acts that nobody saw here it isn't known which blow did how much: those ask for nothing. */
const askedIn = (fight: FightView, isBack: boolean): readonly AskedCheck[] => {
  const was = asFirstSeen(fight);
  if (was.fight === fight) return was.asked;
  const seen = numbers;
  const asked = checksAfter(was.asked, was.fight, fight, () => (numbers += 1));
  const isOneAct = (fight.version ?? 0) - (was.fight.version ?? 0) === 1;
  return isBack && !isOneAct ? asked.filter(({ number }) => number <= seen) : asked;
};

/** The saving throws that damage has asked for and nobody has answered, of whoever concentrates still. */
export function useConcentrationChecks(fight: FightView | null) {
  const [asked, setAsked] = useState<readonly AskedCheck[]>(() => (fight ? asFirstSeen(fight).asked : []));
  const [followed, setFollowed] = useState<number>();
  // A roll is answered a moment later, when others may be asked.
  const change = (changed: (now: readonly AskedCheck[]) => readonly AskedCheck[]) => {
    if (!lastSeen) return;
    lastSeen = { ...lastSeen, asked: changed(lastSeen.asked) };
    setAsked(lastSeen.asked);
  };
  useEffect(() => {
    if (!fight) return;
    const now = askedIn(fight, followed !== fight.id);
    lastSeen = { fight, asked: now };
    setAsked(now);
    setFollowed(fight.id);
  }, [fight, followed]);
  return {
    checks: asked.filter((check) => isHeldIn(fight, check)),
    rolled: ({ number }: AskedCheck, total: number) =>
      change((now) => now.map((one) => (one.number === number ? { ...one, total } : one))),
    done: ({ number }: AskedCheck) => change((now) => now.filter((one) => one.number !== number)),
  };
}
