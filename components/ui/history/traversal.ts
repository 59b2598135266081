"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

const followers = new Set<() => void>();
/** What is written to the history once it stands still. */
const waiting: (() => void)[] = [];
/** A traversal that was asked for here is under way: it happens a little later, counted from where the history is then. */
let isOwn = false;
/** A traversal has ended, and what waited for that comes next. */
let isSettling = false;
/** The reader went to another entry, and nobody has been told yet. */
let isUntold = false;
/** Whether Back or Forward was pressed since the document came. */
let isTraversed = false;
/** Milliseconds after which a browser without the Navigation API is taken not to make a traversal: nothing else tells. */
const PATIENCE = 5000;
let patience: ReturnType<typeof setTimeout> | undefined;

const settle = (): void => {
  isOwn = false;
  isSettling = false;
  for (const write of waiting.splice(0)) write();
};

/** In a task of its own: the framework hears of the traversal too, and would call off a navigation that began before it did. */
const settleNext = (): void => {
  if (waiting.length === 0) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    if (!isOwn) settle();
  });
};

/**
 * Goes so many entries on, or back where less than 0; one traversal at a time. The Navigation API tells of one that is not made, which
 * would otherwise be guessed by a clock: a slow one that came after that would undo what was written to the history meanwhile.
 */
export const travel = (by: number): void => {
  if (isOwn || by === 0) return;
  isOwn = true;
  const { navigation } = window as { navigation?: Navigation };
  const to = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + by];
  // Where it is called off, `finished` rejects too, which the browser counts as handled.
  if (to) return void navigation?.traverseTo(to.key).committed?.catch(settle);
  patience = setTimeout(settle, PATIENCE);
  window.history.go(by);
};

/** A traversal that is about to be asked for. */
let soon: ReturnType<typeof setTimeout> | undefined;

/**
 * As `travel`, after what goes on now, which may make it needless. From now on the history counts as moving, so that no link is followed
 * which the traversal would call off.
 */
export const travelSoon = (by: () => number): void => {
  if (isOwn) return;
  isOwn = true;
  soon = setTimeout(() => {
    soon = undefined;
    isOwn = false;
    travel(by());
    if (!isOwn) settle();
  });
};

/** Writes to the history at once, or as soon as a traversal that was asked for here has ended. */
export const whenStill = (write: () => void): void => {
  if (isOwn || isSettling) waiting.push(write);
  else write();
};

/**
 * Follows the browser's Back and Forward; the answer ends that. `revert` is asked first, whether this one is taken back, and may travel; it
 * is told whether the reader went, and not a traversal that was asked for here.
 * One listener tells all, because a browser lets React draw between two: what one of them changed would be written to the entry
 * before the next has read it.
 */
export const followTraversals = (revert: (isReaders: boolean) => boolean): (() => void) => {
  const hear = () => {
    clearTimeout(patience);
    if (!isOwn || soon) isUntold = isTraversed = true;
    clearTimeout(soon);
    soon = undefined;
    isOwn = false;
    if (revert(isUntold)) isUntold = false;
    if (isOwn) return;
    settleNext();
    if (!isUntold) return;
    isUntold = false;
    for (const follow of followers) follow();
  };
  window.addEventListener("popstate", hear);
  return () => window.removeEventListener("popstate", hear);
};

export const hasTraversed = (): boolean => isTraversed;

/** Does something whenever Back or Forward led to another entry; `isElsewhere` where it is one of another page, which comes next. */
export function useTraversal(follow: (isElsewhere: boolean) => void): void {
  const path = usePathname();
  const latest = useRef({ follow, path });
  useEffect(() => {
    latest.current = { follow, path };
  });
  useEffect(() => {
    const hear = () => latest.current.follow(window.location.pathname !== latest.current.path);
    followers.add(hear);
    return () => void followers.delete(hear);
  }, []);
}
