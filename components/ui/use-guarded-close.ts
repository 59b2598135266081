"use client";

import { useConfirm } from "./use-confirm";
import { useLeaveGuard } from "./use-leave-guard";

const question = {
  text: "Close without saving?",
  detail: "What you have written here is lost.",
  accept: "Close",
  cancel: "Keep writing",
};

/** Closes a dialog; asks first while something in it was written and not saved, and so does the browser before the tab closes. */
export function useGuardedClose(unsaved: boolean, close: () => void): () => Promise<void> {
  const confirm = useConfirm();
  useLeaveGuard(unsaved, question, close);
  return async () => {
    if (!unsaved || (await confirm(question))) close();
  };
}
