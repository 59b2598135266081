"use client";

import { usePathname } from "next/navigation";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { DiceButton } from "@/components/dice/dice-button";
import styles from "@/components/dice/dice-widget.module.css";
import { lazyComponent } from "@/components/ui/lazy-component";
import { ownDice } from "@/lib/client/dice/own-dice";
import { isSection } from "@/lib/sections";
import { keepToldRoll } from "@/lib/client/dice/table-rolls";
import { useLiveEvent } from "@/lib/client/live/live-events";

/** Keeps what the stream tells of the table's dice. Once on each page. */
function useTableRolls(): void {
  useLiveEvent("roll", (data) => void keepToldRoll(data));
}

const [DiceTray, preloadTray] = lazyComponent(
  () => import("@/components/dice/dice-tray").then((tray) => tray.DiceTray),
  ({ onMissed }) => onMissed(),
);

export function DiceWidget() {
  const tray = useId();
  const frame = useRef<HTMLElement>(null);
  const knob = useRef<HTMLButtonElement>(null);
  // Below 1024 px an open book has ribbons at the foot, which the button floats above.
  const onBook = isSection(usePathname());
  const table = useOpenCampaign();
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const isOwn = useSyncExternalStore(ownDice.watch, ownDice.read, () => false);
  useTableRolls();

  const toggle = () => {
    setOpen(!open);
    setEverOpened(true);
  };
  const miss = () => {
    setOpen(false);
    setEverOpened(false);
  };
  const close = () => {
    setOpen(false);
    knob.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      // What lies over the page goes first. Within `:is` a browser without popovers finds none; alone it would throw.
      if (document.querySelector("dialog[open],[popover=auto]:is(:popover-open)")) return;
      setOpen(false);
      const active = document.activeElement;
      // Whoever writes elsewhere on the page keeps their place.
      if (active === document.body || frame.current?.contains(active)) knob.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <aside ref={frame} className={`${styles["widget"]} on-dark`} data-on-book={onBook} aria-label="Dice">
      {everOpened && (
        <DiceTray id={tray} open={open} table={table} isOwn={isOwn} onClose={close} onMissed={miss} />
      )}
      <DiceButton ref={knob} tray={tray} open={open} {...preloadTray} onClick={toggle} />
    </aside>
  );
}
