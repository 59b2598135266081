"use client";

import { useEffect, useSyncExternalStore } from "react";

const PRODUCT = "Tomekeeper";
let shown: string | undefined;
const listeners = new Set<() => void>();

function show(title: string | undefined) {
  shown = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBarTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => shown ?? PRODUCT,
    () => PRODUCT,
  );
}

/** What the bar of narrow screens says while this is on the page, e.g. the name of the campaign. */
export function BarTitle({ title }: { title: string }) {
  useEffect(() => {
    show(title);
    return () => show(undefined);
  }, [title]);
  return null;
}
