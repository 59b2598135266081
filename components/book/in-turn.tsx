"use client";

import { type ReactNode, useEffect, useState } from "react";
import { isTurning } from "./flip-leaves";

const waiting: (() => void)[] = [];

/** One in every second frame: what was put there is drawn in the frame between. */
const putNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) requestAnimationFrame(() => requestAnimationFrame(putNext));
};

const queue = (put: () => void): (() => void) => {
  if (waiting.push(put) === 1) requestAnimationFrame(putNext);
  return () => {
    const place = waiting.indexOf(put);
    if (place >= 0) waiting.splice(place, 1);
  };
};

/**
 * A part of a section of the book. While the book turns to it, its parts are put below the leaves one after the other, so that no frame
 * is held up by all of them; at any other time, and on the server, they are there at once.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(() => !isTurning());
  useEffect(() => (isThere ? undefined : queue(() => setIsThere(true))), [isThere]);
  return isThere && children;
}
