"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { playSound } from "@/lib/client/page/sound";
import { addressedLeaf, writeAddressedLeaf } from "./opened-evening";

/** How long one leaf is in the air, in milliseconds; the text changes under it at the half. */
const TURN = 420;

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

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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
  const place = (wanted: number, count: number) => {
    set({ asked: wanted, leaves: count });
    return Math.max(0, Math.min(wanted, count - 1));
  };
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

  const swing = (isOn: boolean, change: () => void) => {
    const sheet = paper.current;
    playSound("page-flip");
    if (!sheet || reducesMotion()) return change();
    const turned = { transform: "perspective(5200px) rotateY(-180deg)", visibility: "visible" };
    const flat = { transform: "perspective(5200px) rotateY(0deg)", visibility: "visible" };
    sheet.animate(isOn ? [flat, turned] : [turned, flat], {
      duration: TURN,
      easing: "cubic-bezier(.45,.05,.35,1)",
    });
    setTimeout(change, TURN / 2);
  };
  const turn = (to: number) => {
    if (to < 0) return onBefore && swing(false, onBefore);
    if (to >= leaves) return onAfter && swing(true, onAfter);
    if (to === leaf) return;
    swing(to > leaf, () => writeAddressedLeaf(place(to, leaves)));
  };
  /** A control that has the focus lies on the leaf that is open. */
  const follow = (target: Element) => {
    const [page, element] = [flow.current, columns.current];
    if (!page || !element || target === page) return;
    const away = Math.floor(
      (target.getBoundingClientRect().left - page.getBoundingClientRect().left) / stepOf(element),
    );
    if (away !== 0) writeAddressedLeaf(place(leaf + away, leaves));
  };
  return { leaf, leaves, turn, follow };
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
