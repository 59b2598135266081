import { isDialogInUse } from "@/components/ui/dialog/top-layer";
import { hasUnsaved } from "@/lib/client/storage/unsaved";

/** Whether something is being written: unsaved, or with the focus in a field. */
export const isWriting = (): boolean => {
  const { activeElement } = document;
  return (
    hasUnsaved() ||
    (activeElement instanceof HTMLElement &&
      (activeElement.isContentEditable ||
        activeElement.matches("textarea, select, input:not([type=button])")))
  );
};

/** Whether a dialog is open, or something is being written: nothing is to be changed under the hand. */
export const isInUse = (): boolean => isDialogInUse() || isWriting();
