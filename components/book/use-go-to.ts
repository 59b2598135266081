"use client";

import { whenStill } from "@/components/ui/history/traversal";
import { leadTo, turnTo } from "@/lib/client/page/turn-to";
import { select } from "@/lib/client/storage/selection";
import { locationOf, type Place } from "@/lib/model/place";
import { useBookTurn } from "./use-book-turn";
import { useFlip } from "./use-flip";

/** Leads to a place of the open book: within its section by leaves that fall over it, to another one by turning there. */
export function useGoTo(): (place: Place) => void {
  const turn = useBookTurn();
  const flip = useFlip();
  return (place) => {
    const destination = locationOf(place);
    const { section, tabs, characterId } = destination;
    if (characterId !== null) select("selectedCharacterId", characterId);
    if (section === window.location.pathname) flip(() => whenStill(() => turnTo(destination)));
    else {
      leadTo(destination);
      turn(`${section}?${new URLSearchParams(tabs)}`);
    }
  };
}
