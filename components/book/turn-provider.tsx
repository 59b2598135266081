"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState, useTransition } from "react";
import { replaceStep } from "@/components/ui/history/history-step";
import { useTraversal, whenStill } from "@/components/ui/history/traversal";
import { inMirror } from "@/lib/client/page/mirror";
import { selectOpenBook } from "@/lib/client/storage/selection";
import { DELAY } from "@/lib/constants";
import { clearLeaves, flipLeaves, RISE, showPages } from "./flip-leaves";
import { onAllMounted } from "./staggered-mount";
import { TurnContext } from "./turn-context";

interface Turn {
  from: string;
  to: string | undefined;
  /** Whether the section is long in coming. */
  isLong: boolean;
}

/** When the last of the leaves that rise now has begun to. */
const lastLeaf = () => new Promise<void>((resolve) => setTimeout(resolve, RISE));

/** How often a push that the router has dropped is sent again; where a section leads back to the page that is open, it never ends there. */
const PUSHES = 3;

/** What goes with the new section into one transition keeps it from being shown before `until`; pages that are left then could not. */
function Hold({ until }: { until: Promise<void> | undefined }) {
  if (until) use(until);
  return null;
}

/**
 * Turns the book to another section: it is fetched and prepared at once, while fifteen leaves fall, and then opened. Who asks for less
 * motion gets there without leaves and without sound. A second call before it is opened changes the destination. It lies around the
 * book, since it has to outlive the pages whose links call it.
 */
export function TurnProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = usePathname();
  const leaves = useRef<HTMLDivElement>(null);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flight = useRef<Promise<void>>(undefined);
  const destination = useRef<string>(undefined);
  const pushes = useRef(0);
  /** Counts the turns, so that a push that waits for the history is left out once another place was chosen. */
  const latest = useRef(0);
  const [hold, setHold] = useState<Promise<void>>();
  const [turning, setTurning] = useState<Turn>();
  const [isPending, startTurn] = useTransition();

  const arrive = useCallback(() => {
    clearTimeout(patience.current);
    destination.current = undefined;
    setTurning(undefined);
  }, []);
  useEffect(
    () => () => {
      // The router's own scrolling would have the whole page laid out within the frame in which it changes.
      if (destination.current) requestAnimationFrame(() => window.scrollTo(0, 0));
      arrive();
    },
    [path, arrive],
  );

  // Back and Forward call off what is under way, and may stay in the open section.
  useTraversal(() => {
    arrive();
    clearLeaves(leaves.current);
  });
  const push = useCallback(
    (href: string) => {
      const mine = latest.current;
      // A dialog that was closed just now, or by this press, leaves its entry of the history first, which would call the turn off.
      whenStill(() => {
        if (latest.current !== mine) return;
        startTurn(() => {
          pushes.current += 1;
          selectOpenBook();
          setHold(flight.current);
          router.push(inMirror(href), { scroll: false });
        });
      });
    },
    [router],
  );
  // The transition also ends where the router has dropped the push: for a traversal by which a dialog leaves the history, or for a tab that is
  // written to the address. Neither is the reader's word against the turn, so the section is asked for again.
  useEffect(() => {
    if (isPending || !destination.current) return;
    if (pushes.current < PUSHES) return push(destination.current);
    arrive();
    clearLeaves(leaves.current);
  }, [isPending, arrive, push]);

  // The last leaf lands when the new section is committed and all its parts are mounted.
  useEffect(() => onAllMounted(() => showPages(leaves.current)), [path]);

  const turn = useCallback(
    (href: string) => {
      if (href === (destination.current ?? path)) return;
      destination.current = href;
      setTurning((old) => ({ from: path, to: href.split("?")[0], isLong: old?.from === path && old.isLong }));
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!isCalm && !flight.current) {
        flipLeaves(leaves.current);
        flight.current = lastLeaf();
        void flight.current.then(() => (flight.current = undefined));
      }
      clearTimeout(patience.current);
      const wait = () => setTurning((old) => old && { ...old, isLong: true });
      patience.current = setTimeout(wait, (isCalm ? 0 : RISE) + DELAY.blank);
      pushes.current = 0;
      latest.current += 1;
      queueMicrotask(() => push(href));
      if (href !== path) return;
      // Back to where one is: there is nothing to arrive at.
      arrive();
      void flight.current?.then(() => {
        if (!destination.current) showPages(leaves.current);
      });
    },
    [path, push, arrive],
  );

  const stay = useCallback(() => {
    if (!destination.current) return;
    latest.current += 1;
    arrive();
    clearLeaves(leaves.current);
    // An address that is written has the router drop the push that is under way.
    whenStill(() => replaceStep({}, new URL(window.location.href)));
  }, [arrive]);

  // Where another section is open, the book has been turned.
  const { to, isLong }: Partial<Turn> = turning?.from === path ? turning : {};
  const context = useMemo(() => ({ to, isLong, turn, stay, leaves }), [to, isLong, turn, stay]);
  return (
    <TurnContext value={context}>
      {children}
      <Hold until={hold} />
    </TurnContext>
  );
}
