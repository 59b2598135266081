"use client";

import { useContext } from "react";
import { TurnContext } from "./turn-context";
import { COVERED, flipLeaves, RISE, showPages } from "./flip-leaves";

/** Turns within the open section: `change` is done while the leaves hide both pages. */
export function useFlip(): (change: () => void) => void {
  const { leaves } = useContext(TurnContext);
  return (change) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || !leaves.current) return change();
    flipLeaves(leaves.current);
    setTimeout(change, COVERED);
    setTimeout(() => showPages(leaves.current), RISE);
  };
}
