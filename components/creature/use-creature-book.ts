"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useAddressTab } from "@/components/ui/history/address-tab";
import { flushDeletes } from "@/lib/client/storage/undoable-delete";
import { readStep, replaceStep } from "@/components/ui/history/history-step";
import { hasTraversed, useTraversal, whenStill } from "@/components/ui/history/traversal";
import { select, selectedId } from "@/lib/client/storage/selection";
import { toast } from "@/lib/client/page/toast";
import { onTurnTo } from "@/lib/client/page/turn-to";
import type { Location } from "@/lib/model/place";
import { type CreatureSource, type WithVitals, useCreatures } from "./use-creatures";
import { turnGuard } from "./hold";
import { useHeldCreature } from "./use-held-creature";

interface CreatureBook<C extends WithVitals, Mode extends string> extends CreatureSource<C> {
  /** Where the selection is stored. */
  selection: "selectedCharacterId" | "selectedEncounterId";
  /** What was selected when the server rendered. */
  openedAt: number | null;
  /** Pages beside the list and the sheet; the address may name the one to open at. */
  modes: readonly Mode[];
}

/** At which creature and which of its pages the book is open, and what is done with the creatures of the campaign. */
export function useCreatureBook<C extends WithVitals, Mode extends string>(book: CreatureBook<C, Mode>) {
  const { selection, openedAt } = book;
  const kept = useCreatures(book);
  const addressed = useAddressTab("tab", book.modes) ?? "sheet";
  const [currentId, setCurrentId] = useState(openedAt);
  const [leftId, setLeftId] = useState<number | null>(null);
  const isFree = openedAt !== null || addressed === "party";
  const [mode, setMode] = useState<Mode | "list" | "sheet">(isFree ? addressed : "list");
  const { current, isLost } = useHeldCreature(kept, currentId);

  const choose = (creature: C | null) => {
    select(selection, creature?.id ?? null);
    setCurrentId(creature?.id ?? null);
    setLeftId(currentId);
    setMode(creature ? "sheet" : "list");
  };

  useEffect(() => () => void flushDeletes(), []);

  const follow = useEffectEvent(({ characterId, encounterId, tabs }: Location) => {
    const id = book.kind === "character" ? characterId : encounterId;
    const led = kept.creatures?.find((creature) => creature.id === id);
    if (!led || led.id === currentId) return;
    turnGuard.start(() => {
      choose(led);
      setMode(book.modes.find((name) => name === tabs["tab"]) ?? "sheet");
    });
  });
  useEffect(() => onTurnTo((to) => follow(to)), []);

  // Each entry of the history knows at which creature the book was open. A moment later, when what is selected has been read; and not
  // before a new one is in the list, whose sheet is an entry of its own: the list's would lead to the sheet.
  const isOnItsWay = currentId !== null && !current;
  useEffect(() => {
    if (isOnItsWay) return;
    const write = () => {
      if (readStep().creature !== currentId) replaceStep({ creature: currentId });
    };
    const timer = setTimeout(() => whenStill(write));
    return () => clearTimeout(timer);
  });
  useTraversal((isElsewhere) => {
    const { creature = null } = readStep();
    if (isElsewhere || creature === currentId) return;
    select(selection, creature);
    setCurrentId(creature);
  });

  /** Lets go of what somebody else deleted, and says so. */
  const closeDeleted = useEffectEvent(() => {
    toast.error(book.texts.gone, { about: "creature" });
    choose(null);
  });
  useEffect(() => {
    // One that was made just now may be chosen before the list has it.
    const timer = isLost ? setTimeout(closeDeleted) : undefined;
    return () => clearTimeout(timer);
  }, [isLost]);

  // What browser storage selects counts, also where its cookie is missing. Once: from then on the page knows, and what another tab selects
  // is that tab's. Back and Forward lead to the creature of the entry, whatever was opened since.
  const openStored = useEffectEvent(() => {
    const { creature } = readStep();
    if (hasTraversed() && creature !== undefined) {
      select(selection, creature);
      setCurrentId(creature);
      return setMode(creature !== null || addressed === "party" ? addressed : "list");
    }
    const stored = selectedId(selection);
    if (stored === null) return openedAt === null ? undefined : select(selection, openedAt);
    setCurrentId(stored);
    if (stored !== currentId) setMode("sheet");
  });
  // Before the tabs write the page that is open to the address: one that Back shows again was rendered for an earlier selection.
  useLayoutEffect(() => openStored(), []);

  return {
    ...kept,
    current,
    /** Where the reader came from when they turned back to the list. */
    leftId,
    mode,
    choose,
    /** Turning back to the list lets go of the creature. */
    turnTo: (next: Mode | "list" | "sheet") =>
      turnGuard.start(() => (next === "list" ? choose(null) : setMode(next))),
    remove: (creature: C) => {
      choose(null);
      kept.remove(creature);
    },
  };
}
