import { isDialogInUse } from "@/components/ui/dialog/top-layer";
import { isWriting } from "@/components/ui/in-use";
import { readStored } from "@/lib/client/storage/storage";
import { showTexts } from "@/lib/messages/live";

/** In this browser's storage while its reader doesn't want their pages turned. */
export const LET_ME_READ = "letMeRead";

/** Whether this is the screen for the wall, whose page nobody turns back: it stays, and nobody is there to press a notice. */
export const isWall = (): boolean => {
  const { pathname, search } = window.location;
  return pathname === "/fight" && new URLSearchParams(search).get("view") === "table";
};

/** Why the page stays where it is; undefined where it may be turned. */
export const reasonToStay = (): string | undefined => {
  if (isDialogInUse()) return showTexts.dialog;
  if (isWriting()) return showTexts.writing;
  return readStored(LET_ME_READ) === null ? undefined : showTexts.reading;
};
