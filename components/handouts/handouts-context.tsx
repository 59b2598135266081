"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { useUsed } from "@/lib/client/page/use-idle";
import { type Handout, isKept } from "@/lib/model/handout";
import { parseId } from "@/lib/model/id";
import { isOfNotes, PLACES } from "@/lib/model/place";
import { useEndLostChoice } from "./use-end-lost-choice";

/** The name under which an address names the handout that one is led to. */
const HANDOUT = PLACES.handout.idTab;

interface Chosen {
  /** The handout that lies on the facing page. */
  chosen: Handout | undefined;
  choose: (id: number | null) => void;
  /** Keeps a handout chosen while its editor is open, also after somebody else deleted it, so that the form isn't unmounted with unsaved text; null ends that. */
  hold: (edited: Handout | null) => void;
  /** 0 where the reader chose it, else another number each time that the dungeon master led to it. */
  led: number;
  /** A player's: how many lie there unread. */
  unread: number;
}

const Context = createContext<Chosen>({
  chosen: undefined,
  choose: () => {},
  hold: () => {},
  led: 0,
  unread: 0,
});
export const useChosenHandout = (): Chosen => useContext(Context);

interface HandoutsProviderProps {
  campaignId: number;
  isPlayer: boolean;
  children: ReactNode;
}

/** Which handout is read, for both pages of the book. A player's handouts are asked for once the page is used, to count what is new. */
export function HandoutsProvider({ campaignId, isPlayer, children }: HandoutsProviderProps) {
  // Who comes from another section is led there with the page.
  const [{ id, isLedTo, times }, set] = useState(() => {
    const way = parseId(tabOnTheWay(HANDOUT)) ?? null;
    return { id: way, isLedTo: way !== null, times: 1 };
  });
  const isUsed = useUsed();
  const isAsked = id !== null || (isPlayer && isUsed);
  useEffect(
    () =>
      onTurnTo((destination) => {
        const shown = parseId(destination.tabs[HANDOUT]);
        // The dungeon master has shown one: it is laid on the facing page.
        if (shown) set((before) => ({ id: shown, isLedTo: true, times: before.times + 1 }));
        if (isOfNotes(destination)) set((before) => ({ ...before, id: null }));
      }),
    [],
  );
  const { data } = useQueryUntilLoaded(api.handouts.list, isAsked ? { id: campaignId } : null);
  const [held, hold] = useState<Handout | null>(null);
  const chosen = [...(data ?? []), held].find((one) => one?.id === id) ?? undefined;
  useEndLostChoice(chosen && !isKept(chosen) ? chosen.id : undefined, data !== undefined, (lost) =>
    set((before) => (before.id === lost ? { ...before, id: null, isLedTo: false } : before)),
  );
  const unread = data?.filter((one) => !isKept(one) && !one.isRead).length ?? 0;
  const led = isLedTo ? times : 0;
  const value = useMemo(
    () => ({
      chosen,
      choose: (one: number | null) => set((before) => ({ ...before, id: one, isLedTo: false })),
      hold,
      led,
      unread,
    }),
    [chosen, led, unread],
  );
  return <Context value={value}>{children}</Context>;
}
