"use client";

import { usePathname } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { DiceKnob } from "@/components/dice/dice-knob";
import styles from "@/components/dice/dice-widget.module.css";
import { later } from "@/components/ui/later";

const [DiceTray, soonTray] = later(
  () => import("@/components/dice/dice-tray").then((tray) => tray.DiceTray),
  ({ onMissed }) => onMissed(),
);

/** Below 1024 px these have ribbons at the foot, which the knob floats above. */
const BOOKS: readonly string[] = ["/campaign", "/character", "/encounter"];

export function DiceWidget() {
  const tray = useId();
  const frame = useRef<HTMLElement>(null);
  const knob = useRef<HTMLButtonElement>(null);
  const onBook = BOOKS.includes(usePathname());
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);

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
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
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
      {everOpened && <DiceTray id={tray} open={open} onClose={close} onMissed={miss} />}
      <DiceKnob ref={knob} tray={tray} open={open} {...soonTray} onClick={toggle} />
    </aside>
  );
}
