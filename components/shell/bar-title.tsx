"use client";

import { useEffect } from "react";
import { createStore, useStore } from "@/lib/client/page/create-store";

const PRODUCT = "Tomekeeper";
const shown = createStore(PRODUCT);

export const useBarTitle = (): string => useStore(shown);

/** What the bar of narrow screens says while this is on the page, e.g. the name of the campaign. */
export function BarTitle({ title }: { title: string }) {
  useEffect(() => {
    shown.set(title);
    return () => shown.set(PRODUCT);
  }, [title]);
  return null;
}
