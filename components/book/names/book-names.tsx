"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { WRITTEN } from "@/lib/constants";

const [LinkCompletion] = lazyComponent(() =>
  import("@/components/book/link-completion").then((module) => module.LinkCompletion),
);
const [NameSlips] = lazyComponent(() => import("./name-slips").then((module) => module.NameSlips));

export interface NamesProps {
  campaignId: number;
  /** Whether one learns what players can't see: a dungeon master does. */
  isMaster: boolean;
}

/** Whether a link is begun before the caret. */
const isBegun = ({ target }: Event): boolean =>
  target instanceof HTMLTextAreaElement && target.value.slice(0, target.selectionStart).endsWith("[[");

/** Whether something was written on another page, or before this one was loaded anew. */
const isLeft = (): boolean => {
  try {
    return WRITTEN in window.sessionStorage;
  } catch {
    return false;
  }
};

/**
 * Minds the names in texts: it loads their completion once `[[` is typed in a text area of the book, and what says what became of names
 * once something with links or with another name than before was written. Pages in which neither happens need no script for it.
 */
export function BookNames(props: NamesProps) {
  const [isTyped, setTyped] = useState(false);
  const [isWritten, setWritten] = useState(false);
  useEffect(() => {
    const look = (event: Event) => isBegun(event) && setTyped(true);
    const say = () => setWritten(true);
    if (isLeft()) say();
    document.addEventListener("input", look);
    window.addEventListener(WRITTEN, say);
    return () => {
      document.removeEventListener("input", look);
      window.removeEventListener(WRITTEN, say);
    };
  }, []);
  return (
    <>
      {isTyped && <LinkCompletion campaignId={props.campaignId} />}
      {isWritten && <NameSlips {...props} />}
    </>
  );
}
