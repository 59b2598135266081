import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedUserId } from "@/lib/client/api/credentials";
import { shownKeys, snapshotOf } from "@/lib/client/api/query-cache";
import { useLiveEvent } from "@/lib/client/live/live-events";
import { hitPointsOf } from "@/lib/rules/hit-points";
import { hitPointText } from "./hit-point-bar";
import { othersChanges } from "./others-changes";
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
  const [changes] = useState(othersChanges);
  const news = useRef(new Map<number, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const lists = () => shownKeys(`${kind}.list `).map(snapshotOf);
  /** A change goes on waiting then: the fetch is repeated later. */
  const hasFailed = () => lists().some(({ error }) => error !== undefined);
  useLiveEvent("change", (change) => {
    if (change.kind === kind) changes.hear(change, String(change.by) === storedUserId());
  });
  useLiveEvent("refetched", (change) => {
    if (change.kind === kind) changes.refetched(change, hasFailed());
  });

  const announce = () => {
    timer.current = undefined;
    saidAt.current = Date.now();
    say([...news.current.values()].join(" "));
    news.current.clear();
  };
  const compare = useEffectEvent(() => {
    const isOptimistic = lists().some(({ updates }) => updates.length > 0);
    const now = new Map(creatures.map((one) => [one.id, hitPointText(hitPointsOf(one))]));
    const changed = changes.compare(now, isOptimistic, hasFailed());
    for (const { id, name } of creatures)
      if (changed.includes(id)) news.current.set(id, `${name}: ${now.get(id)} hit points.`);
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
