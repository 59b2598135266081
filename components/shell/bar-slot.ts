"use client";

import { createStore, useStore } from "@/lib/client/page/create-store";

const slot = createStore<HTMLElement | null>(null);

/** Takes the place in the bar of narrow screens that the open book may fill; null gives it back. */
export const setBarSlot = slot.set;
/** The place in the bar of narrow screens: the bar lies outside of the book, which fills it through a portal. */
export const useBarSlot = (): HTMLElement | null => useStore(slot);
