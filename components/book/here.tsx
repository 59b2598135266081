"use client";

import { useHere } from "@/lib/client/page/here";
import type { PlaceName } from "@/lib/model/place";

/** Marks a part of a page as a place of the book, so that nobody is asked to go where they are. */
export function Here({ place, id = null }: { place: PlaceName; id?: number | null }) {
  useHere({ place, id });
  return null;
}
