import { isDialogInUse } from "@/components/ui/dialog/top-layer";
import { isWriting } from "@/components/ui/in-use";
import { readStored } from "@/lib/client/storage/storage";
import { shownTexts } from "@/lib/messages/shown-page";

/** In this browser's storage while its reader doesn't want their pages turned. */
export const LET_ME_READ = "letMeRead";

/** Whether this is the screen for the wall, whose page nobody turns back: it stays, and nobody is there to press a notice. */
export const isWall = (): boolean => {
  const { pathname, search } = window.location;
  return pathname === "/fight" && new URLSearchParams(search).get("view") === "table";
};

/** Why the page stays where it is; undefined where it may be turned. */
export const reasonToStay = (): string | undefined => {
  if (isDialogInUse()) return shownTexts.dialog;
  if (isWriting()) return shownTexts.writing;
  return readStored(LET_ME_READ) === null ? undefined : shownTexts.reading;
};
