"use client";

import { useSyncExternalStore } from "react";

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Takes the place in the bar of narrow screens that the open book may fill; null gives it back. */
export const setBarSlot = (element: HTMLElement | null): void => {
  slot = element;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** The place in the bar of narrow screens: the bar lies outside of the book, which fills it through a portal. */
export const useBarSlot = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
