"use client";

import { createContext } from "react";

interface Turn {
  /** The section that the book is being turned to; its bookmark is the chosen one at once. */
  to: string | undefined;
  /** Says where the book is being turned to, and that it stays where it is. */
  turnFrom: (from: string, to: string | undefined) => void;
  /** Says that the section is long in coming. */
  wait: () => void;
}

/** What the open book is being turned to; without effect outside of it. */
export const TurnContext = createContext<Turn>({ to: undefined, turnFrom: () => {}, wait: () => {} });
