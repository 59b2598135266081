"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isTurning } from "./flip-leaves";

const waiting: (() => void)[] = [];
let underWay: (() => void) | undefined;

/** The last one first: the page on the right, which the leaves uncover, before the one on which they come to lie. */
const putNext = (): void => {
  underWay = waiting.pop();
  underWay?.();
};

/** One in every second frame: what was put there is drawn in the frame between. */
const continueLater = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(putNext));
};

const queue = (put: () => void): (() => void) => {
  if (waiting.push(put) === 1 && !underWay) {
    underWay = put;
    requestAnimationFrame(putNext);
  }
  // It is there, or is not wanted any more.
  return () => {
    const place = waiting.indexOf(put);
    if (place >= 0) waiting.splice(place, 1);
    else if (underWay === put) continueLater();
  };
};

/**
 * A part of a section of the book. While the book turns to it, its parts are put below the leaves one after the other, so that no frame
 * is held up by all of them; at any other time, and on the server, they are there at once.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(() => !isTurning());
  useEffect(() => (isThere ? undefined : queue(() => startTransition(() => setIsThere(true)))), [isThere]);
  return isThere && children;
}
