"use client";

import { useEffect, useState } from "react";
import { useAddressTab } from "@/components/ui/address-tab";
import { deleteNow } from "@/lib/client/deferred-delete";
import { select, selectedId } from "@/lib/client/selection";
import { type CreatureSource, type Kept, useCreatures } from "./use-creatures";

interface CreatureBook<C extends Kept, Mode extends string> extends CreatureSource<C> {
  /** Where the selection is stored. */
  selection: "selectedCharacterId" | "selectedEncounterId";
  /** What was selected when the server rendered. */
  openedAt: number | null;
  /** Pages beside the list and the sheet; the address may name the one to open at. */
  modes: readonly Mode[];
}

/** At which creature and which of its pages the book is open, and what is done with the creatures of the campaign. */
export function useCreatureBook<C extends Kept, Mode extends string>(book: CreatureBook<C, Mode>) {
  const { selection, openedAt, rows } = book;
  const kept = useCreatures(book);
  const addressed = useAddressTab("tab", book.modes) ?? "sheet";
  const [currentId, setCurrentId] = useState(openedAt);
  const [leftId, setLeftId] = useState<number | null>(null);
  const [mode, setMode] = useState<Mode | "list" | "sheet">(openedAt === null ? "list" : addressed);
  const current = kept.creatures?.find(({ id }) => id === currentId) ?? null;

  const choose = (creature: C | null) => {
    select(selection, creature?.id ?? null);
    setCurrentId(creature?.id ?? null);
    setLeftId(currentId);
    setMode(creature ? "sheet" : "list");
  };

  useEffect(() => () => void deleteNow(), []);

  // What browser storage selects counts, also where its cookie is missing.
  useEffect(() => {
    const stored = selectedId(selection);
    if (stored === null && openedAt !== null) select(selection, openedAt);
    if (stored === null || (rows && !rows.some(({ id }) => id === stored))) return;
    setCurrentId(stored);
    if (stored !== openedAt) setMode("sheet");
  }, [selection, rows, openedAt]);

  return {
    ...kept,
    current,
    /** Where the reader came from when they turned back to the list. */
    leftId,
    mode,
    choose,
    /** Turning back to the list lets go of the creature. */
    turnTo: (next: Mode | "list" | "sheet") => (next === "list" ? choose(null) : setMode(next)),
    remove: (creature: C) => {
      choose(null);
      kept.remove(creature);
    },
  };
}
