"use client";

import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from "react";
import { enterDialogStep, leaveDialogStep } from "./dialog-steps";
import { enterTopLayer, leaveTopLayer } from "./top-layer";

type ModalProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "onCancel"> & {
  onClose: () => void;
  /** The browser's Back leads elsewhere while it is open, and not from it to its page. */
  stepless?: boolean | undefined;
  /** It is only looked at: what the dungeon master shows next takes its place. */
  givesWay?: boolean;
};

/**
 * A native modal dialog that is open while it is mounted. Escape and the browser's Back only ask the owner to close it, so that
 * text which was not saved survives. The focus goes to what is marked `data-autofocus`, else to the first
 * control, and back to where it came from afterwards.
 */
export function Modal({ onClose, stepless, givesWay = false, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    enterTopLayer({ element, givesWay, close: () => latest.current() });
    return () => {
      leaveTopLayer(element);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [givesWay]);

  useEffect(() => {
    if (stepless) return;
    const step = { close: () => latest.current() };
    enterDialogStep(step);
    return () => leaveDialogStep(step);
  }, [stepless]);

  // Browsers let a second Escape through `cancel` whatever we say, but not through a key press that was handled.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      {...rest}
      ref={dialog}
      onKeyDown={escape}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // A file field cancels too, and that bubbles.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
