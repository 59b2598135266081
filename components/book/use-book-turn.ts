"use client";

import { usePathname, useRouter } from "next/navigation";
import { startTransition, use, useContext, useEffect, useRef, useState } from "react";
import { useTraversal, whenStill } from "@/components/ui/history/traversal";
import { inMirror } from "@/lib/client/page/mirror";
import { playSound } from "@/lib/client/page/sound";
import { selectOpenBook } from "@/lib/client/storage/selection";
import { DELAY } from "@/lib/constants";
import { BookContext } from "./book-context";
import { clearLeaves, flipLeaves, RISE, showPages } from "./flip-leaves";
import { onAllMounted } from "./staggered-mount";
import { TurnContext } from "./turn-context";

/** When the last of the leaves that rise now has begun to. */
const lastLeaf = () => new Promise<void>((resolve) => setTimeout(resolve, RISE));

/**
 * Turns to another section: it is fetched and prepared at once, while fifteen leaves fall, and then opened. Who asks for less
 * motion gets there without leaves and without sound. A second call before it is opened changes the destination.
 */
export function useBookTurn(): (href: string) => void {
  const router = useRouter();
  const path = usePathname();
  const { leaves } = useContext(BookContext);
  const { turnFrom, wait } = useContext(TurnContext);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flight = useRef<Promise<void>>(undefined);
  const destination = useRef<string>(undefined);
  // What goes with the new section into one transition keeps it from being shown before.
  const [hold, setHold] = useState<Promise<void>>();
  if (hold) use(hold);

  useEffect(
    () => () => {
      clearTimeout(patience.current);
      turnFrom(path, undefined);
      if (destination.current === undefined) return;
      destination.current = undefined;
      // The router's own scrolling would have the whole page laid out within the frame in which it changes.
      requestAnimationFrame(() => window.scrollTo(0, 0));
    },
    [path, turnFrom],
  );

  // Back and Forward call off what is under way, and may stay in the open section.
  useTraversal(() => {
    clearTimeout(patience.current);
    destination.current = undefined;
    clearLeaves(leaves.current);
  });

  // The last leaf lands when the new section is committed and all its parts are mounted.
  useEffect(() => onAllMounted(() => showPages(leaves.current)), [path, leaves]);

  return (href) => {
    if (href === (destination.current ?? path)) return;
    destination.current = href;
    turnFrom(path, href === path ? undefined : href);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isCalm && !flight.current) {
      if (leaves.current) flipLeaves(leaves.current);
      playSound("page-flip");
      flight.current = lastLeaf();
      void flight.current.then(() => (flight.current = undefined));
    }
    clearTimeout(patience.current);
    if (href !== path) patience.current = setTimeout(wait, (isCalm ? 0 : RISE) + DELAY.blank);
    // A dialog that was closed just now leaves its entry of the history first, which would call the turn off.
    whenStill(() =>
      startTransition(() => {
        selectOpenBook();
        setHold(flight.current);
        router.push(inMirror(href), { scroll: false });
      }),
    );
    if (href !== path) return;
    // Back to where one is: there is nothing to arrive at.
    destination.current = undefined;
    void flight.current?.then(() => {
      if (destination.current === undefined) showPages(leaves.current);
    });
  };
}
