"use client";

import { onTopLayerChange, topLayer } from "./top-layer";

/** Milliseconds within which a dialog that was asked to close does, or asks whether it may. */
const PATIENCE = 1000;

/**
 * Asks the open dialogs to close, the topmost first. Answers whether none is open any more: one with words that are not saved asks, and
 * stays where its person says so.
 */
export const closeDialogs = (): Promise<boolean> =>
  new Promise((resolve) => {
    let asked: HTMLDialogElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const end = (isClosed: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(isClosed);
    };
    const go = () => {
      clearTimeout(timer);
      const top = topLayer();
      if (!top) return end(true);
      // A question waits for its answer.
      if (top.element.role === "alertdialog") return;
      timer = setTimeout(() => end(false), PATIENCE);
      if (top.element === asked) return;
      asked = top.element;
      top.close();
    };
    stop = onTopLayerChange(go);
    go();
  });

/**
 * Does what leads elsewhere once no dialog is open, and leaves it where the person stays in one: for ways that can be pressed over a dialog,
 * such as that of a toast, which no guard of links sees.
 */
export const goFreely = async (go: () => void): Promise<void> => {
  if (await closeDialogs()) go();
};
