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

/** What the event is of: a field, of which the completion looks itself whether its text may have links, or whatever one rests on. */
const askedBy = (event: Event): Asked | undefined => {
  const field = event.target as Partial<HTMLTextAreaElement>;
  if (event.type === WRITTEN) return { isWritten: true };
  if (event.type === "input")
    return field.value?.slice(0, field.selectionStart).endsWith("[[") ? { isTyped: true } : undefined;
  return field.closest?.("[data-card]") ? { rested: event } : undefined;
};

/**
 * Minds the names in texts: it loads their completion once `[[` is typed in a field of the book, what says what became of names once
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
    try {
      // On another page, or before this one was loaded anew.
      if (WRITTEN in sessionStorage) setAsked({ isWritten: true });
    } catch {
      // Storage is blocked: nothing is left in it.
    }
    for (const type of EVENTS) window.addEventListener(type, look);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, look);
    };
  }, []);
  return asked && <NameParts {...props} {...asked} />;
}
