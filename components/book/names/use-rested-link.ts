import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { HitKind } from "@/lib/model/search";

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

/** Whether the pointer is still on the link: while this script loaded it may have left, or the link may have been unmounted. */
const isStillOn = ({ link }: Rested, event: Event) => {
  if (!(event instanceof PointerEvent)) return true;
  if (event.pointerType === "mouse") return link.matches(":hover");
  // A tap focuses its link when the finger is lifted. `:active` says nothing here: browsers set it late for touch, or never.
  return link.isConnected && document.activeElement !== link;
};

/** The link on which the pointer or the focus rests, until it has left it and its card; and the one that was pressed long. */
export function useRestedLink(first: Event) {
  const [shown, setShown] = useState<Rested>();
  const [pressed, setPressed] = useState<Rested>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const card = useRef<HTMLDivElement>(null);
  const later = (milliseconds: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };

  const restOn = (rested: Rested, event: Event, isFirst: boolean) => {
    if (isFirst && !isStillOn(rested, event)) return;
    const { link } = rested;
    const pointer = event instanceof PointerEvent ? event.pointerType : undefined;
    const isMouse = pointer === "mouse";
    // A finger is told as a pointer over the link before it is down.
    if (event.type === "pointerdown" || (isFirst && pointer && !isMouse)) {
      if (!isMouse) later(PRESS, () => link.isConnected && setPressed(rested));
    } else if (event.type === "focusin") {
      if (link.matches(":focus-visible")) setShown(rested);
    } else if (isMouse && link !== shown?.link) later(REST, () => link.isConnected && setShown(rested));
    else if (isMouse) clearTimeout(timer.current);
  };
  const rest = useEffectEvent((event: Event, isFirst = false) => {
    const rested = restedOn(event.target);
    if (event.target instanceof Node && card.current?.contains(event.target)) clearTimeout(timer.current);
    else if (rested) restOn(rested, event, isFirst);
    else if (event.type !== "pointerover") return;
    else if (shown) later(LEAVE, () => setShown(undefined));
    else clearTimeout(timer.current);
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
    const aborter = new AbortController();
    const { signal } = aborter;
    const listen = (types: string, on: (event: Event) => void, capture: boolean) => {
      for (const type of types.split(" ")) document.addEventListener(type, on, { signal, capture });
    };
    rest(first, true);
    listen("pointerover focusin pointerdown", (event) => rest(event), false);
    listen("contextmenu click", (event) => hold(event), true);
    listen("focusout scroll pointercancel pointerup click keydown", (event) => end(event), true);
    return () => {
      clearTimeout(timer.current);
      aborter.abort();
    };
  }, [first]);
  return { shown, pressed, card, release: () => setPressed(undefined) };
}
