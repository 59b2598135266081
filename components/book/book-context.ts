"use client";

import { createContext, useContext } from "react";

export type Side = "left" | "right";

interface BookState {
  /** The page that narrow screens show. */
  side: Side;
  turnTo: (side: Side) => void;
}

const outside: BookState = { side: "left", turnTo: () => {} };

export const BookContext = createContext<BookState>(outside);

/** Which page a narrow screen shows, and how to turn to the other; without effect where both are seen. */
export function useBookSide(): Pick<BookState, "side" | "turnTo"> {
  return useContext(BookContext);
}
