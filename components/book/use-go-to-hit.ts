"use client";

import { topLayer } from "@/components/ui/dialog/top-layer";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { LIMIT } from "@/lib/constants";
import type { Hit } from "@/lib/model/search";
import { useKnownLinks } from "./known-links";
import { locationOfHit } from "./hit-location";
import { useGoToLocation } from "./use-go-to";

/** What can be gone to by its name; `of` is left out where it isn't known whose it is. */
export type Destination = Pick<Hit, "kind" | "id" | "title"> & { of?: Hit["of"] };

const OWNED: readonly string[] = ["item", "spell", "action"];

/** Whose it is that a creature owns: only a search says so. */
const ownerOf = async (campaignId: number, { kind, id, title }: Destination): Promise<Hit["of"]> => {
  const query = Array.from(title).slice(0, LIMIT.search).join("").trim();
  const hits = await call(api.search.inBook, {
    params: { id: campaignId },
    body: { query, kind, limit: LIMIT.hits },
  });
  return hits.find((hit) => hit.id === id)?.of ?? null;
};

/** Leads to where something lies in the book. What lies over the book is asked to close. */
export function useGoToHit(): (hit: Destination, isInText: boolean) => void {
  const known = useKnownLinks();
  const goTo = useGoToLocation();
  return (hit, isInText) => {
    const go = (of: Hit["of"]) => goTo(locationOfHit({ ...hit, of }, isInText));
    topLayer()?.close();
    if (hit.of || !known || !OWNED.includes(hit.kind)) go(hit.of ?? null);
    // Without it the section is the best there is.
    else void ownerOf(known.campaignId, hit).then(go, () => go(null));
  };
}
