"use client";

import { keepSteps, pushStep, readStep } from "@/components/ui/history/history-step";
import { followTraversals, travel, travelSoon, whenStill } from "@/components/ui/history/traversal";

/** An open dialog, and how it is asked to close. */
export interface DialogStep {
  close: () => void;
}

/** The topmost last. */
const open = new Set<DialogStep>();
/**
 * How many entries too far the history is for the dialogs that are open; less than 0 where Back left them. They have one, however many lie
 * on each other: a question over a dialog comes and goes without a change of the history, which takes its time, so that Back finds the
 * same entry before and after it.
 */
const beyond = (): number => (readStep().dialogs ?? 0) - Math.min(open.size, 1);

/** An entry of a dialog that is not open, such as one that was closed by its cross, is no place to stay at. */
const leaveStale = (): void => {
  if (beyond() > 0) travel(-beyond());
};

let isAsked = false;
/**
 * Back closes the topmost dialog as its cross does: it gets its entry back, since it may ask first and stay. A traversal by which a closed
 * dialog leaves its entry is no Back: where it ends after another dialog was opened, that one stays open, and its entry is pushed next.
 */
const revert = (isReaders: boolean): boolean => {
  if ((isReaders || isAsked) && beyond() < 0) {
    isAsked = true;
    travel(-beyond());
    return true;
  }
  leaveStale();
  if (beyond() === 0 && isAsked) {
    isAsked = false;
    [...open].at(-1)?.close();
  }
  return false;
};

/** A dialog is a step of the history: Back leads from it to its page. */
export const enterDialogStep = (dialog: DialogStep): void => {
  open.add(dialog);
  whenStill(() => {
    // Where it takes the place of another, or lies on it, that one's entry is its own.
    if (beyond() < 0) pushStep({ dialogs: 1 });
  });
};

export const leaveDialogStep = (dialog: DialogStep): void => {
  open.delete(dialog);
  // Another dialog may take its place at once.
  travelSoon(() => -Math.max(0, beyond()));
};

/** Follows the browser's Back and Forward for all dialogs and pages; the answer ends that. */
export const followDialogSteps = (): (() => void) => {
  keepSteps();
  // After a reload the entry may be that of a dialog.
  leaveStale();
  return followTraversals(revert);
};
