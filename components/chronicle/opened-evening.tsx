"use client";

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useBookSide } from "@/components/book/book-context";
import { writeAddressTab } from "@/components/ui/history/write-address-tab";
import { useTraversal } from "@/components/ui/history/traversal";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import type { Evening } from "@/lib/model/evening";
import { parseId } from "@/lib/model/id";
import { PLACES } from "@/lib/model/place";

/** The name under which an address names the evening whose chapter is open. */
const EVENING = PLACES.evening.idTab;

/** How the evening that was chosen lies in the book: its chapter over both pages, its draft, or not at all. */
type Reading = "chapter" | "adding" | "draft" | null;

interface Opened {
  /** The evening that was chosen; undefined while it is being loaded, or where it isn't there. */
  evening: Evening | undefined;
  /** All evenings of the book, once one of them is open. */
  evenings: readonly Evening[];
  reading: Reading;
  /** Opens an evening's chapter or draft, at its end where one turns back to it; null goes back to the list. */
  open: (id: number | null, atItsEnd?: boolean) => void;
  isAtEnd: boolean;
  /** The addition that is being written: a new one, or one of one's own that is changed. */
  adding: number | "new" | null;
  add: (addition: number | "new" | null) => void;
  /** A new addition was saved while one wrote on: what is written is a change of it from now on, in the same form. */
  goOn: (addition: number) => void;
  /** Another number for each form that `add` opens. */
  form: number;
  /** Whether the page on which it lies is open: other tabs of the book cover it. */
  setShown: (isShown: boolean) => void;
  /** Whether its seal is being pressed: until that is done the draft stays where it is. */
  setSealing: (isSealing: boolean) => void;
}

const Context = createContext<Opened>({
  evening: undefined,
  evenings: [],
  reading: null,
  open: () => {},
  isAtEnd: false,
  adding: null,
  add: () => {},
  goOn: () => {},
  form: 0,
  setShown: () => {},
  setSealing: () => {},
});
export const useOpenedEvening = (): Opened => useContext(Context);

interface ProviderProps {
  campaignId: number;
  isPlayer: boolean;
  children: ReactNode;
}

const addressed = () => parseId(new URL(window.location.href).searchParams.get(EVENING) ?? undefined) ?? null;
const readingOf = (
  evening: Evening | undefined,
  { isPlayer, isAdding, isSealing }: Record<"isPlayer" | "isAdding" | "isSealing", boolean>,
): Reading => {
  if (!evening) return null;
  if (isSealing) return "draft";
  if (evening.signedAt !== null) return isAdding ? "adding" : "chapter";
  return isPlayer || evening.state === "planned" ? null : "draft";
};

/** Which evening's chapter is open, for both pages of the book; the address keeps it. */
export function OpenedEveningProvider({ campaignId, isPlayer, children }: ProviderProps) {
  const [{ id, isAtEnd, adding }, set] = useState(() => ({
    id: parseId(tabOnTheWay(EVENING)) ?? null,
    isAtEnd: false,
    adding: null as number | "new" | null,
  }));
  const [form, setForm] = useState(0);
  const [isSealing, setSealing] = useState(false);
  const [isShown, setShown] = useState(false);
  const { turnTo } = useBookSide();
  const show = useEffectEvent((next: number | null, atItsEnd: boolean) => {
    set({ id: next, isAtEnd: atItsEnd, adding: null });
    if (next !== null) turnTo("left");
  });
  useEffect(() => {
    // The server draws the list; the address may ask for a chapter.
    const asked = addressed();
    if (asked !== null) show(asked, false);
    return onTurnTo(({ tabs }) => {
      const led = parseId(tabs[EVENING]);
      if (led !== undefined) show(led, false);
    });
  }, []);
  useTraversal((isElsewhere) => {
    if (!isElsewhere) set((before) => ({ ...before, id: addressed(), adding: null }));
  });
  const { data } = useQuery(api.evenings.list, id === null ? null : { id: campaignId });
  const evening = data?.find((one) => one.id === id);
  const reading = isShown ? readingOf(evening, { isPlayer, isAdding: adding !== null, isSealing }) : null;
  // Turns to the left page when the open draft is signed, by this person or another dungeon master: the chapter begins there, and on a
  // narrow screen the right page, where the draft was, is empty.
  const last = useRef({ id, reading });
  const toChapter = useEffectEvent(() => turnTo("left"));
  useEffect(() => {
    if (last.current.id === id && last.current.reading === "draft" && reading === "chapter") toChapter();
    last.current = { id, reading };
  }, [id, reading]);
  const value = useMemo(
    (): Opened => ({
      evening,
      evenings: data ?? [],
      reading,
      isAtEnd,
      adding,
      open: (next, atItsEnd = false) => {
        set({ id: next, isAtEnd: atItsEnd, adding: null });
        writeAddressTab(EVENING, next === null ? null : String(next), true);
        writeAddressedLeaf(0);
        turnTo("left");
      },
      form,
      goOn: (addition) => set((before) => ({ ...before, adding: addition })),
      add: (addition) => {
        set((before) => ({ ...before, adding: addition }));
        setForm((before) => before + 1);
        turnTo(addition === null ? "left" : "right");
      },
      setShown,
      setSealing,
    }),
    [evening, data, reading, isAtEnd, adding, form, turnTo],
  );
  return <Context value={value}>{children}</Context>;
}

/** Which leaf of the chapter the address asks for, from 0. */
export const addressedLeaf = (): number => {
  const named = Number(new URL(window.location.href).searchParams.get("leaf") ?? "1");
  return Number.isInteger(named) && named > 1 && named < 10_000 ? named - 1 : 0;
};
/** Keeps the place in the address; turning a leaf is no step of the history. */
export const writeAddressedLeaf = (leaf: number): void =>
  writeAddressTab("leaf", leaf === 0 ? null : String(leaf + 1), false);
