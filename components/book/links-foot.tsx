"use client";

import { useEffect, useRef, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useUsed } from "@/lib/client/page/use-idle";
import type { HitKind } from "@/lib/model/search";
import { useKnownLinks } from "./known-links";

const [LinksHere] = lazyComponent(() => import("./links-here").then((module) => module.LinksHere));

export interface LinkedPage {
  kind: HitKind;
  id: number;
  /** Its name of now. */
  name: string;
}

/** The foot of a page: what links to it, asked for once the page is used and its foot is seen. */
export function LinksFoot(page: LinkedPage) {
  const known = useKnownLinks();
  const isUsed = useUsed();
  const [isSeen, setSeen] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element || !isUsed) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isUsed]);
  return (
    <div ref={foot} data-links-foot="">
      {known && isSeen && <LinksHere campaignId={known.campaignId} {...page} />}
    </div>
  );
}
