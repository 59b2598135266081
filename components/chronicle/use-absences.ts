import { useEffect, useState } from "react";

const MINUTE = 60_000;
/** The shortest absence that counts, in milliseconds: a tab that is hidden for less is one beside which somebody plays. */
const AWAY = 30 * MINUTE;

interface Absence {
  from: number;
  to: number;
}

/**
 * When the reader wasn't in the book, in milliseconds: until it was opened, and whenever its tab was out of sight for long. The clock is looked
 * at too, since a device that sleeps with the tab in sight doesn't say so.
 */
export function useAbsences(): readonly Absence[] {
  const [absences, setAbsences] = useState<readonly Absence[]>(() => [{ from: 0, to: Date.now() }]);
  useEffect(() => {
    let isSeen = document.visibilityState === "visible";
    let seenAt = Date.now();
    const look = () => {
      const wasSeen = isSeen;
      isSeen = document.visibilityState === "visible";
      if (!isSeen && !wasSeen) return;
      const [from, to] = [seenAt, Date.now()];
      seenAt = to;
      if (isSeen && to - from >= AWAY) setAbsences((before) => [...before, { from, to }]);
    };
    document.addEventListener("visibilitychange", look);
    const tick = setInterval(look, MINUTE);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(tick);
    };
  }, []);
  return absences;
}
