"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { areLeavesFalling } from "./flip-leaves";

const waiting: (() => void)[] = [];
let underWay: (() => void) | undefined;
let whenMounted: (() => void)[] = [];

/** One a frame while leaves are in the air; once they have landed no frame is to be spared. */
const soon = (work: () => void): void => {
  if (areLeavesFalling()) requestAnimationFrame(work);
  else queueMicrotask(work);
};

const mountNext = (): void => {
  underWay = waiting.shift();
  if (underWay) return underWay();
  const callbacks = whenMounted;
  whenMounted = [];
  for (const callback of callbacks) callback();
};

const queue = (mount: () => void): (() => void) => {
  if (waiting.push(mount) === 1 && !underWay) {
    underWay = mount;
    soon(mountNext);
  }
  // It is mounted, or was unmounted before its turn.
  return () => {
    const place = waiting.indexOf(mount);
    if (place >= 0) waiting.splice(place, 1);
    else if (underWay === mount) soon(mountNext);
  };
};

/** Calls back in the frame in which every part of the section that was just committed is mounted. */
export const onAllMounted = (callback: () => void): void => {
  whenMounted.push(callback);
  if (waiting.length === 0 && !underWay) soon(mountNext);
};

/**
 * A part of a section of the book. While the book turns to it, its parts are mounted under the blank pages one after the other, so that no
 * frame is held up by all of them; at any other time, and on the server, they are there at once.
 */
export function StaggeredMount({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(() => !areLeavesFalling());
  useEffect(() => (isThere ? undefined : queue(() => startTransition(() => setIsThere(true)))), [isThere]);
  return isThere && children;
}
