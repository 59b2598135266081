"use client";

import { useChosenHandout } from "@/components/handouts/handouts-context";
import { useChosenMap } from "@/components/maps/maps-context";
import { readersOf } from "@/lib/model/opened";

const ALL = "For everybody at the table";
const MASTERS = "For the dungeon master’s eyes";

/** The small line at the head of the right page: for whom the handout or the map is that lies there, or the page without one. */
export function FacingHead({ isForAll }: { isForAll: boolean }) {
  const { chosen: handout } = useChosenHandout();
  const { chosen: map, choice } = useChosenMap();
  const leaf = handout ?? map;
  if (!leaf) return isForAll || choice === "world" ? ALL : MASTERS;
  // Only who keeps it is told for whom it is open.
  if (!("isSealed" in leaf)) return "Laid before you";
  const readers = readersOf(leaf);
  if (readers === "all") return ALL;
  return readers.length > 0 ? "For some of the players" : MASTERS;
}
