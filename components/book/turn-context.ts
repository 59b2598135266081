"use client";

import { createContext, type RefObject, useContext } from "react";

interface Turning {
  /** The section that the book is being turned to; its bookmark is the chosen one at once. */
  to?: string | undefined;
  /** Whether the section is slow to load: the blank pages say then what is awaited. */
  isLong?: boolean | undefined;
  /** Turns to a section: `TurnProvider`. */
  turn: (href: string) => void;
  /** Calls off a turn that is under way: the reader is led elsewhere in the open section. */
  stay: () => void;
  /** The blank pages and the loose leaves that swing over them. */
  leaves: RefObject<HTMLDivElement | null>;
}

const outside: Turning = { turn: () => {}, stay: () => {}, leaves: { current: null } };

/** How the open book is turned; without effect outside of it. */
export const TurnContext = createContext<Turning>(outside);

/** Turns the open book to another section. */
export const useBookTurn = (): Turning["turn"] => useContext(TurnContext).turn;
