"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { shortcutsAreOn } from "@/lib/client/storage/shortcut-choice";
import { isFree, nameOf, pressFor } from "./shortcut-keys";

const [ShortcutList] = lazyComponent(
  () => import("./shortcut-list").then((module) => module.ShortcutList),
  ({ onClose }) => onClose(),
);

/** How long the second key of two may take, in milliseconds. */
const PAIR = 1500;

/** Listens for the shortcuts of the page, and shows their list under `?`. */
export function Shortcuts() {
  const [listed, setListed] = useState(false);

  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFree(event) || !shortcutsAreOn()) return;
      const begun = first && event.timeStamp - first.at < PAIR ? `${first.key} ${event.key}` : undefined;
      first = event.key === "g" ? { key: "g", at: event.timeStamp } : undefined;
      if (event.key === "?") setListed(true);
      else if (!pressFor(begun ?? nameOf(event))) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    window.pressEarlyKeys?.();
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return listed && <ShortcutList onClose={() => setListed(false)} />;
}
