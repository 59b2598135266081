"use client";

import { useContext } from "react";
import { whenStill } from "@/components/ui/history/traversal";
import { leadTo, turnTo } from "@/lib/client/page/turn-to";
import { select } from "@/lib/client/storage/selection";
import { type Location, locationOf, type Place } from "@/lib/model/place";
import { TurnContext } from "./turn-context";
import { useFlip } from "./use-flip";

/** Leads to where something lies in the open book: within its section by leaves that fall over it, to another one by turning there. */
export function useGoToLocation(): (destination: Location) => void {
  const { turn, stay } = useContext(TurnContext);
  const flip = useFlip();
  return (destination) => {
    const { section, tabs, characterId, encounterId } = destination;
    if (characterId !== null) select("selectedCharacterId", characterId);
    if (encounterId !== undefined) select("selectedEncounterId", encounterId);
    if (section === window.location.pathname) {
      stay();
      flip(() => whenStill(() => turnTo(destination)));
    } else {
      leadTo(destination);
      turn(`${section}?${new URLSearchParams(tabs)}`);
    }
  };
}

/** Leads to a place of the open book. */
export function useGoTo(): (place: Place) => void {
  const go = useGoToLocation();
  return (place) => go(locationOf(place));
}
