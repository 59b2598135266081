"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";

const [LinkCompletion] = lazyComponent(() =>
  import("./link-completion").then((module) => module.LinkCompletion),
);

/** Whether a link is begun before the caret. */
const isBegun = ({ target }: Event): boolean =>
  target instanceof HTMLTextAreaElement && target.value.slice(0, target.selectionStart).endsWith("[[");

/** Loads the completion of link names once `[[` is typed in a text area of the book: pages in which nobody types it need no script for it. */
export function LinkTyping({ campaignId }: { campaignId: number }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const look = (event: Event) => isBegun(event) && setWanted(true);
    document.addEventListener("input", look);
    return () => document.removeEventListener("input", look);
  }, [isWanted]);
  return isWanted && <LinkCompletion campaignId={campaignId} />;
}
