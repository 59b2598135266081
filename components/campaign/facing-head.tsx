"use client";

import { useChosenHandout } from "@/components/handouts/handouts-context";
import { useChosenMap } from "@/components/maps/maps-context";
import { readersOf } from "@/lib/model/opened";

const ALL = "For everybody at the table";

/** The small line at the head of the right page: for whom the handout or the map is that lies there, else what the page is without one. */
export function FacingHead({ children }: { children: string }) {
  const { chosen: handout } = useChosenHandout();
  const { chosen: map, choice } = useChosenMap();
  const leaf = handout ?? map;
  if (!leaf) return choice === "world" ? ALL : children;
  // Only who keeps it is told for whom it is open.
  if (!("isSealed" in leaf)) return "Laid before you";
  const readers = readersOf(leaf);
  if (readers === "all") return ALL;
  return readers.length > 0 ? "For some of the players" : "For the dungeon master’s eyes";
}
