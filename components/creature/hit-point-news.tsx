import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedUserId } from "@/lib/client/api/credentials";
import { useLiveEvent } from "@/lib/client/live/live-events";
import { hitPointsOf } from "@/lib/rules/hit-points";
import { hitPointText } from "./hit-point-bar";
import type { WithVitals } from "./use-creatures";

interface HitPointNewsProps {
  kind: "characters" | "encounters";
  creatures: readonly (WithVitals & { name: string })[];
}

/** Milliseconds between two announcements. */
const PAUSE = 5000;

/** Tells screen readers what others did to hit points that are on the screen: politely, and at most once in five seconds. */
export function HitPointNews({ kind, creatures }: HitPointNewsProps) {
  const [said, say] = useState("");
  const known = useRef(new Map<number, string>());
  const touched = useRef(new Set<number>());
  const news = useRef(new Map<number, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useLiveEvent("change", (change) => {
    if (change.kind === kind && String(change.by) !== storedUserId()) touched.current.add(change.id);
  });

  const announce = () => {
    timer.current = undefined;
    saidAt.current = Date.now();
    say([...news.current.values()].join(" "));
    news.current.clear();
  };
  const compare = useEffectEvent(() => {
    const before = known.current;
    known.current = new Map(creatures.map((one) => [one.id, hitPointText(hitPointsOf(one))]));
    for (const { id, name } of creatures) {
      const [was, is] = [before.get(id), known.current.get(id)];
      if (was === undefined || was === is || !touched.current.delete(id)) continue;
      news.current.set(id, `${name}: ${is} hit points.`);
    }
    // Throttled: a screen reader would read nothing else.
    if (news.current.size > 0)
      timer.current ??= setTimeout(announce, Math.max(0, saidAt.current + PAUSE - Date.now()));
  });
  useEffect(() => compare(), [creatures]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}
