"use client";

import type { ReactNode } from "react";
import { inMirror } from "@/lib/client/page/mirror";
import { locationOfHit } from "./hit-location";
import { type Destination, useGoToHit } from "./use-go-to-hit";

interface HitLinkProps {
  hit: Destination;
  /** It is the text that one is led to, and not the name. */
  isInText?: boolean;
  /** Whether a card says what it leads to, as soon as one rests on it. */
  hasCard?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** A link to something of the open book, at which its pages turn. */
export function HitLink({ hit, isInText = false, hasCard, className, children }: HitLinkProps) {
  const go = useGoToHit();
  const { section, tabs } = locationOfHit({ of: null, ...hit }, isInText);
  return (
    <a
      className={className}
      data-card={hasCard && `${hit.kind} ${hit.id} ${hit.title}`}
      href={inMirror(`${section}?${new URLSearchParams(tabs)}`)}
      onClick={(event) => {
        // In another tab it is opened by the browser.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(hit, isInText);
      }}
    >
      {children}
    </a>
  );
}
