"use client";

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { useChosenHandout } from "@/components/handouts/handouts-context";
import { api } from "@/lib/client/api/api";
import { useEndLostChoice } from "@/components/handouts/use-end-lost-choice";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { parseId } from "@/lib/model/id";
import { type BookMap, isKeptMap } from "@/lib/model/map";
import { isOfNotes, PLACES } from "@/lib/model/place";

const { tabs, idTab } = PLACES.map;

/** The world's map, or one of the others by its id. */
export type MapChoice = number | "world";
interface Chosen {
  choice: MapChoice | null;
  /** The map beside the world's that lies on the facing page. */
  chosen: BookMap | undefined;
  choose: (choice: MapChoice | null) => void;
  /** Keeps a map chosen while its editor is open, also after somebody else deleted it, so that the form isn't unmounted with unsaved text; null ends that. */
  hold: (edited: BookMap | null) => void;
}

const Context = createContext<Chosen>({ choice: null, chosen: undefined, choose: () => {}, hold: () => {} });
export const useChosenMap = (): Chosen => useContext(Context);

/** To which map a way leads; undefined where it leads elsewhere. */
const choiceOf = (to: Readonly<Record<string, string | undefined>>): MapChoice | undefined =>
  to["tab"] === tabs.tab ? (parseId(to[idTab]) ?? "world") : undefined;

/** Which map is looked at, for both pages of the book. It lies where else a handout would. */
export function MapsProvider({ campaignId, children }: { campaignId: number; children: ReactNode }) {
  const { chosen: handout, choose: chooseHandout } = useChosenHandout();
  // Who comes from another section is led there with the page.
  const [choice, set] = useState<MapChoice | null>(
    () => choiceOf({ tab: tabOnTheWay("tab"), [idTab]: tabOnTheWay(idTab) }) ?? null,
  );
  // One lies there at a time: a map would come to light again under a handout that is put away.
  if (handout && choice !== null) set(null);
  const follow = useEffectEvent((to: MapChoice) => {
    chooseHandout(null);
    set(to);
  });
  useEffect(
    () =>
      onTurnTo((destination) => {
        const to = choiceOf(destination.tabs);
        if (to !== undefined) follow(to);
        else if (isOfNotes(destination)) set(null);
      }),
    [],
  );
  const { data } = useQueryUntilLoaded(api.maps.list, typeof choice === "number" ? { id: campaignId } : null);
  const [held, hold] = useState<BookMap | null>(null);
  const chosen = [...(data ?? []), held].find((one) => one?.id === choice) ?? undefined;
  useEndLostChoice(chosen && !isKeptMap(chosen) ? chosen.id : undefined, data !== undefined, (lost) =>
    set((before) => (before === lost ? null : before)),
  );
  const value = useMemo(
    () => ({
      choice,
      chosen,
      choose: (one: MapChoice | null) => {
        if (one !== null) chooseHandout(null);
        set(one);
      },
      hold,
    }),
    [choice, chosen, chooseHandout],
  );
  return <Context value={value}>{children}</Context>;
}
