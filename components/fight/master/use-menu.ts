import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A menu of radio items behind a button: it opens at the chosen one, is gone through by keys, and closes where one presses elsewhere. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    frame.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...(frame.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
    const at = all.findIndex((one) => one === document.activeElement);
    all[step(at, all.length - 1)]?.focus();
  };
  return { isOpen, toggle: () => setOpen(!isOpen), close, frame, button, onKeyDown };
}
