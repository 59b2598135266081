"use client";

import { createContext, useContext } from "react";
import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import type { Unread } from "./use-sheets";

interface FightTable {
  fight: FightView;
  /** Whether the reader runs the fight. */
  runs: boolean;
  readerId: number;
  /** Acts; `onRefused` is called where it was not done, which is said by then, `onDone` once it is. */
  act: (act: SentAct, onRefused?: () => void, onDone?: () => void) => void;
  undo: () => void;
  /** Combatants whose hit points the server has not confirmed for a while. */
  unconfirmed: ReadonlySet<number>;
  unread: Unread;
  pictureOf: (one: CombatantView) => string | null | undefined;
}

const FightContext = createContext<FightTable | null>(null);
export const FightTableProvider = FightContext.Provider;

/** The open fight, and what may be done with it. */
export function useFightTable(): FightTable {
  const table = useContext(FightContext);
  if (!table) throw new Error("Parts of a fight are drawn where one is open");
  return table;
}
