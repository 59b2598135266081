import { useCallback, useEffect, useState } from "react";
import { useBookSide } from "@/components/book/book-context";
import { useAddressTab } from "@/components/ui/history/address-tab";
import { entryOnTheWay, onTurnTo } from "@/lib/client/page/turn-to";
import type { BelongingKind } from "@/lib/model/belonging";
import type { PlaceEntry } from "@/lib/model/place";
import type { ShownBelonging } from "./belongings-page";
import { BELONGING_KINDS } from "./kinds";

/** The one of a creature's belongings to which the reader is led. */
const belongingOf = (entry: PlaceEntry | undefined): ShownBelonging | undefined => {
  const kind = BELONGING_KINDS.find((one) => one === entry?.kind);
  return kind && entry && { kind, id: entry.id };
};

/** Which tab of the belongings is open, and which of them the reader was led to. */
export function useShownBelonging() {
  const [tab, setTab] = useState<BelongingKind>(useAddressTab("own", BELONGING_KINDS) ?? "item");
  const [shown, setShown] = useState<ShownBelonging | undefined>(() => belongingOf(entryOnTheWay()));
  useEffect(() => onTurnTo(({ entry }) => setShown((before) => belongingOf(entry) ?? before)), []);
  const { turnTo } = useBookSide();
  const show = useCallback(
    (kind: BelongingKind, id: number) => {
      setTab(kind);
      setShown({ kind, id });
      turnTo("right");
    },
    [turnTo],
  );
  return { tab, setTab, shown, show };
}
