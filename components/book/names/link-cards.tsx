import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { HitKind } from "@/lib/model/search";
import { LinkCard } from "./link-card";
import { LinkSheet } from "./link-sheet";
import styles from "./link-cards.module.css";

/** A link on which one rests, and what it leads to. */
export interface Rested {
  link: HTMLAnchorElement;
  kind: HitKind;
  id: number;
  title: string;
}

/** Milliseconds that the pointer rests on a link before its card comes; until it goes when the pointer has left; a long press. */
const REST = 350;
const LEAVE = 200;
const PRESS = 500;

const restedOn = (target: EventTarget | null): Rested | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-card]") : null;
  const [kind, id, ...title] = link?.dataset["card"]?.split(" ") ?? [];
  return link && kind ? { link, kind: kind as HitKind, id: Number(id), title: title.join(" ") } : undefined;
};

/** Below the last line of its link, or above the first where there is more room. */
const placeOf = (link: HTMLAnchorElement) => {
  const { left } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const isAbove = bottom > window.innerHeight * 0.62;
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - 340)),
    ...(isAbove ? { bottom: window.innerHeight - top + 8 } : { top: bottom + 8 }),
  };
};

/** Whether the pointer is still on the link: while this script loaded it may have left, or the link may have been unmounted. */
const isStillOn = ({ link }: Rested, event: Event) => {
  if (!(event instanceof PointerEvent)) return true;
  if (event.pointerType === "mouse") return link.matches(":hover");
  // A tap focuses its link when the finger is lifted. `:active` says nothing here: browsers set it late for touch, or never.
  return link.isConnected && document.activeElement !== link;
};

/** Cards that say what links lead to: while the pointer or the focus rests on one, and as a sheet after a long press. */
export function LinkCards({ campaignId, first }: { campaignId: number; first: Event }) {
  const id = useId();
  const [shown, setShown] = useState<Rested>();
  const [pressed, setPressed] = useState<Rested>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const card = useRef<HTMLDivElement>(null);
  const later = (milliseconds: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };

  const rest = useEffectEvent((event: Event, isFirst = false) => {
    const rested = restedOn(event.target);
    if (isFirst && rested && !isStillOn(rested, event)) return;
    const pointer = event instanceof PointerEvent ? event.pointerType : undefined;
    if (event.target instanceof Node && card.current?.contains(event.target)) clearTimeout(timer.current);
    else if (!rested) {
      if (event.type === "pointerover" && shown) later(LEAVE, () => setShown(undefined));
      else if (event.type === "pointerover") clearTimeout(timer.current);
    } else if (event.type === "pointerdown" || (isFirst && pointer && pointer !== "mouse")) {
      // A finger is told as a pointer over the link before it is down.
      if (pointer !== "mouse") later(PRESS, () => rested.link.isConnected && setPressed(rested));
    } else if (event.type === "focusin") {
      if (rested.link.matches(":focus-visible")) setShown(rested);
    } else if (pointer === "mouse" && rested.link !== shown?.link)
      later(REST, () => rested.link.isConnected && setShown(rested));
    else if (pointer === "mouse") clearTimeout(timer.current);
  });
  const end = useEffectEvent((event: Event) => {
    if (event.type === "keydown" && (event as KeyboardEvent).key !== "Escape") return;
    // Escape closes the card alone.
    if (event.type === "keydown" && shown) {
      event.preventDefault();
      event.stopPropagation();
    }
    clearTimeout(timer.current);
    setShown(undefined);
  });
  /** A long press opens no menu of the browser, and its end follows no link. */
  const hold = useEffectEvent((event: Event) => {
    const isTouch = event instanceof PointerEvent && ["touch", "pen"].includes(event.pointerType);
    if ((pressed || isTouch) && restedOn(event.target) && (event.type === "contextmenu" || pressed)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  useEffect(() => {
    const rests = ["pointerover", "focusin", "pointerdown"];
    const ends = ["focusout", "scroll", "pointercancel", "pointerup", "click", "keydown"];
    const holds = ["contextmenu", "click"];
    rest(first, true);
    const [onRest, onEnd, onHold] = [(e: Event) => rest(e), (e: Event) => end(e), (e: Event) => hold(e)];
    for (const type of rests) document.addEventListener(type, onRest);
    for (const type of holds) document.addEventListener(type, onHold, true);
    for (const type of ends) document.addEventListener(type, onEnd, true);
    return () => {
      clearTimeout(timer.current);
      for (const type of rests) document.removeEventListener(type, onRest);
      for (const type of holds) document.removeEventListener(type, onHold, true);
      for (const type of ends) document.removeEventListener(type, onEnd, true);
    };
  }, [first]);
  useEffect(() => {
    const link = shown?.link;
    link?.setAttribute("aria-describedby", id);
    return () => link?.removeAttribute("aria-describedby");
  }, [shown, id]);

  return (
    <>
      {shown &&
        createPortal(
          <div
            ref={card}
            id={id}
            role="tooltip"
            className={`on-paper ${styles["card"]}`}
            style={placeOf(shown.link)}
          >
            <LinkCard campaignId={campaignId} rested={shown} />
          </div>,
          shown.link.closest("dialog, main") ?? document.body,
        )}
      {pressed && (
        <LinkSheet campaignId={campaignId} rested={pressed} onClose={() => setPressed(undefined)} />
      )}
    </>
  );
}
