"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { addressedLeaf, writeAddressedLeaf } from "./opened-evening";
import { useLeafInAir } from "./use-leaf-in-air";

interface Parts {
  flow: RefObject<HTMLDivElement | null>;
  columns: RefObject<HTMLDivElement | null>;
  leaf: RefObject<HTMLDivElement | null>;
}
interface Ends {
  /** Another number where another text lies there, or in another width. */
  text: string;
  isAtEnd: boolean;
  /** What comes before the first leaf and after the last, if anything does. */
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
}

/** How wide one opening of the columns is, with the gap to the next. */
const stepOf = (columns: HTMLElement): number =>
  columns.clientWidth + (Number.parseFloat(getComputedStyle(columns).columnGap) || 0);

/** The leaves of a text in columns: how many there are, which is open, and how it turns. The address keeps the place. */
export function useLeaves({ flow, columns, leaf: paper }: Parts, { text, isAtEnd, onBefore, onAfter }: Ends) {
  // The leaf that was asked for stays asked for while the pages are still being laid out and are fewer.
  const [{ asked, leaves }, set] = useState(() => ({
    asked: isAtEnd ? Infinity : addressedLeaf(),
    leaves: 1,
  }));
  const leaf = Math.max(0, Math.min(asked, leaves - 1));
  const { swing, drop, isInAir } = useLeafInAir(paper);
  const measure = useEffectEvent(() => {
    const element = columns.current;
    if (!element) return;
    const step = stepOf(element);
    const isFlowing =
      getComputedStyle(element).columnWidth !== "auto" || getComputedStyle(element).columnCount !== "auto";
    const count = isFlowing
      ? Math.max(1, Math.round((element.scrollWidth + step - element.clientWidth) / step))
      : 1;
    // What was asked for a moment ago may not be drawn yet.
    set((before) => ({ ...before, leaves: count }));
  });
  useEffect(() => {
    const element = columns.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    // Another face has other widths.
    void document.fonts.ready.then(() => measure());
    return () => {
      observer.disconnect();
      // The end is asked for of the first text only: where more comes, the leaf that is being read stays open.
      set((before) => (before.asked === Infinity ? { ...before, asked: before.leaves - 1 } : before));
    };
  }, [text, columns]);

  // The leaf to which one turns; -1 and `leaves` lead to the chapters beside. The next key may be pressed before it is drawn.
  const goal = useRef<number>(undefined);
  useEffect(() => {
    if (!isInAir()) goal.current = undefined;
  });
  const lay = (wanted: number) => {
    const at = Math.max(0, Math.min(wanted, leaves - 1));
    drop();
    set((before) => ({ ...before, asked: at }));
    writeAddressedLeaf(at);
  };
  const turn = (wanted: number) => {
    const to = Math.max(-1, Math.min(wanted, leaves));
    const from = goal.current ?? leaf;
    const change = to < 0 ? onBefore : to === leaves ? onAfter : () => lay(to);
    if (to === from || !change) return;
    // Each press turns a leaf of its own: the one in the air lies at once.
    if (isInAir()) lay(from);
    goal.current = to;
    swing(to > from, change);
  };
  const turnBy = (by: 1 | -1) => turn((goal.current ?? leaf) + by);
  /** A control that has the focus lies on the leaf that is open. */
  const follow = (target: Element) => {
    const [page, element] = [flow.current, columns.current];
    if (!page || !element || target === page) return;
    const away = Math.floor(
      (target.getBoundingClientRect().left - page.getBoundingClientRect().left) / stepOf(element),
    );
    if (away !== 0) lay(leaf + away);
  };
  return { leaf, leaves, turn, turnBy, isInAir, follow };
}

/**
 * Gives a chapter the focus when it was opened, so that the next key reads on here. What had it went with the draft, the list or the chapter
 * beside it: nothing has it then, or the page around has been given it. On a page that has just come nothing had it.
 */
export function useOpenedFocus(flow: Parts["flow"]): void {
  useEffect(() => {
    if (
      document.activeElement?.matches("body, main, [role=region]") &&
      navigator.userActivation.hasBeenActive
    )
      flow.current?.focus({ preventScroll: true });
  }, [flow]);
}
