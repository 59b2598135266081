"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { LinkEnd } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";

/** What the server knew when it rendered the page: the names in its texts, and what has them. */
export interface RenderedLinks {
  campaignId: number;
  names: readonly string[];
  ends: readonly LinkEnd[];
}
interface Known {
  campaignId: number;
  /** By the name, as it is compared. */
  ends: ReadonlyMap<string, LinkEnd[]>;
}

const Context = createContext<Known | null>(null);
/** Null outside of books: there a link is plain words. */
export const useKnownLinks = (): Known | null => use(Context);

/** Lies around the pages of a book, in whose texts links lead to what they name. */
export function KnownLinks({ links, children }: { links: RenderedLinks | null; children: ReactNode }) {
  const known = useMemo(() => {
    if (!links) return null;
    const named = (name: string) => links.ends.filter(({ title }) => folded(title.trim()) === name);
    return {
      campaignId: links.campaignId,
      ends: new Map(links.names.map((name) => [name, named(name)])),
    };
  }, [links]);
  return <Context value={known}>{children}</Context>;
}
