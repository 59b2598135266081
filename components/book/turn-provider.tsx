"use client";

import { usePathname } from "next/navigation";
import {
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTraversal } from "@/components/ui/history/traversal";
import { DELAY } from "@/lib/constants";
import { clearLeaves, flipLeaves, RISE, showPages } from "./flip-leaves";
import { onAllMounted } from "./staggered-mount";
import { TurnContext } from "./turn-context";
import { useSectionPush } from "./use-section-push";

interface Turn {
  from: string;
  to: string | undefined;
  /** Whether the section is long in coming. */
  isLong: boolean;
  /** Ends with the leaves that rise now. */
  flight: Promise<void> | undefined;
}

/** When the last of the leaves that rise now has begun to. */
const lastLeaf = () => new Promise<void>((resolve) => setTimeout(resolve, RISE));

/**
 * Keeps the section with which it is rendered from being shown before `until`. It lies beside the pages and goes by the path: pages that
 * are left can't hold, and a promise that went with the push would miss what the router shows in place of that push, such as its own retry.
 */
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
  const path = usePathname();
  /** The path as it is shown: who calls may have kept `turn` from another section, as a toast does. */
  const shown = useRef(path);
  const leaves = useRef<HTMLDivElement>(null);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flight = useRef<Promise<void>>(undefined);
  const destination = useRef<string>(undefined);
  const [turning, setTurning] = useState<Turn>();
  const { isPending, push, pushAgain, drop } = useSectionPush();

  const arrive = useCallback(() => {
    clearTimeout(patience.current);
    destination.current = undefined;
    setTurning(undefined);
  }, []);
  useLayoutEffect(() => void (shown.current = path), [path]);
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
  // The transition also ends where the router has dropped the push: for a traversal by which a dialog leaves the history, or for a tab that is
  // written to the address. Neither is the reader's word against the turn, so the section is asked for again.
  useEffect(() => {
    if (isPending || !destination.current) return;
    if (pushAgain(destination.current)) return;
    arrive();
    clearLeaves(leaves.current);
  }, [isPending, arrive, pushAgain]);

  // The last leaf lands when the new section is committed and all its parts are mounted.
  useEffect(() => onAllMounted(() => showPages(leaves.current)), [path]);

  const turn = useCallback(
    (href: string) => {
      const from = shown.current;
      if (href === (destination.current ?? from)) return;
      destination.current = href;
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!isCalm && !flight.current) {
        flipLeaves(leaves.current);
        flight.current = lastLeaf();
        void flight.current.then(() => (flight.current = undefined));
      }
      const { current } = flight;
      setTurning((old) => ({
        from,
        to: href.split("?")[0],
        isLong: old?.from === from && old.isLong,
        flight: current,
      }));
      clearTimeout(patience.current);
      const wait = () => setTurning((old) => old && { ...old, isLong: true });
      patience.current = setTimeout(wait, (isCalm ? 0 : RISE) + DELAY.blank);
      push(href);
      if (href !== from) return;
      // Back to where one is: there is nothing to arrive at.
      arrive();
      void flight.current?.then(() => {
        if (!destination.current) showPages(leaves.current);
      });
    },
    [push, arrive],
  );

  const stay = useCallback(() => {
    if (!destination.current) return;
    arrive();
    clearLeaves(leaves.current);
    drop();
  }, [arrive, drop]);

  // Where another section is open, the book has been turned.
  const { to, isLong }: Partial<Turn> = turning?.from === path ? turning : {};
  const context = useMemo(() => ({ to, isLong, turn, stay, leaves }), [to, isLong, turn, stay]);
  return (
    <TurnContext value={context}>
      {children}
      <Hold until={turning?.from === path ? undefined : turning?.flight} />
    </TurnContext>
  );
}
