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
import { useBookSide } from "@/components/book/book-context";
import { api } from "@/lib/client/api/api";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { useUsed } from "@/lib/client/page/use-idle";
import { useQuery } from "@/lib/client/api/use-query";
import { type Handout, isKept } from "@/lib/model/handout";
import { parseId } from "@/lib/model/id";

/** The name under which a page that is shown names its handout. */
const HANDOUT = "handout";

interface Chosen {
  /** The handout that lies on the facing page. */
  chosen: Handout | undefined;
  choose: (id: number | null) => void;
  /** The dungeon master led to it. */
  isLedTo: boolean;
  /** A player's: how many lie there unread. */
  unread: number;
}

const Context = createContext<Chosen>({ chosen: undefined, choose: () => {}, isLedTo: false, unread: 0 });
export const useChosenHandout = (): Chosen => useContext(Context);

interface HandoutsProviderProps {
  campaignId: number;
  isPlayer: boolean;
  children: ReactNode;
}

/** Which handout is read, for both pages of the book. A player's handouts are asked for once the page is used, to count what is new. */
export function HandoutsProvider({ campaignId, isPlayer, children }: HandoutsProviderProps) {
  const [{ id, isLedTo }, set] = useState(() => {
    const led = parseId(tabOnTheWay(HANDOUT)) ?? null;
    return { id: led, isLedTo: led !== null };
  });
  const { turnTo } = useBookSide();
  const isUsed = useUsed();
  const isAsked = id !== null || (isPlayer && isUsed);
  // The dungeon master has shown one: it is laid on the facing page.
  const follow = useEffectEvent((shown: number | undefined) => {
    if (shown === undefined) return;
    set({ id: shown, isLedTo: true });
    turnTo("right");
  });
  useEffect(() => {
    // Who comes from another section is led there with the page, which a narrow screen opens at its other side.
    follow(parseId(tabOnTheWay(HANDOUT)));
    return onTurnTo(({ tabs }) => follow(parseId(tabs[HANDOUT])));
  }, []);
  const { data } = useQuery(api.handouts.list, isAsked ? { id: campaignId } : null);
  const chosen = data?.find((one) => one.id === id);
  const unread = data?.filter((one) => !isKept(one) && !one.isRead).length ?? 0;
  const value = useMemo(
    () => ({ chosen, choose: (one: number | null) => set({ id: one, isLedTo: false }), isLedTo, unread }),
    [chosen, isLedTo, unread],
  );
  return <Context value={value}>{children}</Context>;
}
