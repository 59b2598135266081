"use client";

import { useEffect, useState } from "react";
import styles from "./field.module.css";

/** How much may be left of a limit when the counter appears: a tenth of it, from 5 to 200 characters, of short ones a third. */
const nearEnd = (max: number): number => Math.min(200, Math.max(5, Math.ceil(max / 10)), Math.floor(max / 3));

/** How many characters a field still takes, as soon as its limit is near. It follows the control with this id, whoever writes into it. */
export function LengthCounter({ control, max }: { control: string; max: number }) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const element = document.getElementById(control);
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    const measure = () => setLength(element.value.length);
    measure();
    const onEvent = (event: Event) => event.target === element && measure();
    // On the window, which hears an event after React: a state update in front of `onChange` would let React render first, which sets a
    // controlled field back to the value it knows, and the character just typed would be lost. Who fills a form in by program
    // dispatches no event: it is measured when it gets the focus.
    window.addEventListener("input", onEvent);
    window.addEventListener("focusin", onEvent);
    return () => {
      window.removeEventListener("input", onEvent);
      window.removeEventListener("focusin", onEvent);
    };
  }, [control]);
  const left = max - length;
  if (left > nearEnd(max)) return null;
  return (
    <p className={`num ${styles["counter"]}`} role="status">
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="vh">{left === 1 ? "1 character left" : `${Math.max(0, left)} characters left`}</span>
    </p>
  );
}
