import { isDialogInUse } from "@/components/ui/dialog/top-layer";
import { readStored } from "@/lib/client/storage/storage";
import { hasUnsaved } from "@/lib/client/storage/unsaved";
import { showTexts } from "@/lib/messages/live";

/** In this browser's storage while its reader doesn't want their pages turned. */
export const LET_ME_READ = "letMeRead";

const isWriting = () => {
  const { activeElement } = document;
  return (
    hasUnsaved() ||
    (activeElement instanceof HTMLElement &&
      (activeElement.isContentEditable ||
        activeElement.matches("textarea, select, input:not([type=button])")))
  );
};

/** Why the page stays where it is; undefined where it may be turned. */
export const reasonToStay = (): string | undefined => {
  if (isDialogInUse()) return showTexts.dialog;
  if (isWriting()) return showTexts.writing;
  return readStored(LET_ME_READ) === null ? undefined : showTexts.reading;
};
