"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { WRITTEN } from "@/lib/constants";
import type { Asked } from "./name-parts";

const [NameParts] = lazyComponent(() => import("./name-parts").then((module) => module.NameParts));

export interface NamesProps {
  campaignId: number;
  /** Whether one learns what players can't see: a dungeon master does. */
  isMaster: boolean;
  isMirrored: boolean;
}

/** What asks for it: typing, something that was written, and resting on a link with the pointer, the keys or a finger. */
const EVENTS = ["input", WRITTEN, "pointerover", "focusin", "pointerdown"];

const askedBy = (event: Event): Asked | undefined => {
  const { target, type } = event;
  if (type === WRITTEN) return { isWritten: true };
  if (type !== "input")
    return target instanceof Element && target.closest("[data-card]") ? { rested: event } : undefined;
  const isBegun =
    target instanceof HTMLTextAreaElement && target.value.slice(0, target.selectionStart).endsWith("[[");
  return isBegun ? { isTyped: true } : undefined;
};

/** Whether something was written on another page, or before this one was loaded anew. */
const isLeft = (): boolean => {
  try {
    return WRITTEN in window.sessionStorage;
  } catch {
    return false;
  }
};

/**
 * Minds the names in texts: it loads their completion once `[[` is typed in a text area of the book, what says what became of names once
 * something with links or with another name than before was written, and the card of a link on which one rests. Pages in which none of
 * that happens need no script for it.
 */
export function BookNames(props: NamesProps) {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const look = (event: Event) => {
      const more = askedBy(event);
      // What comes first is answered by what it loads.
      if (more) setAsked((before) => ({ ...more, ...before }));
    };
    if (isLeft()) setAsked({ isWritten: true });
    for (const type of EVENTS) window.addEventListener(type, look);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, look);
    };
  }, []);
  return asked && <NameParts {...props} {...asked} />;
}
