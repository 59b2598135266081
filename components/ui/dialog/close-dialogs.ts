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
