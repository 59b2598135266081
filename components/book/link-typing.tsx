"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";

const [LinkCompletion] = lazyComponent(() =>
  import("./link-completion").then((module) => module.LinkCompletion),
);

/** Whether a link is begun before the caret. */
const isBegun = ({ target }: Event): boolean =>
  target instanceof HTMLTextAreaElement && target.value.slice(0, target.selectionStart).endsWith("[[");

/** Waits until somebody begins a link in a longer text of the book: then its name is completed. */
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
