"use client";

import { useReturn } from "@/components/ui/history/use-return";
import { invalidateShown } from "@/lib/client/api/query-cache";
import { whenNoUnsavedInput } from "@/lib/client/live/when-no-unsaved-input";
import { reachServer } from "@/lib/client/page/reach-server";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { untilDone } from "@/lib/client/page/until-done";

const refresh = whenNoUnsavedInput(refreshPage);
let isAsking = false;

/** A server that stumbles just then would answer that the page can't be made, in place of the one that works. */
const refreshOnceReached = async () => {
  if (isAsking) return;
  isAsking = true;
  await untilDone(reachServer, () => false);
  isAsking = false;
  refresh();
};

/** Fetches the open pages anew when the reader comes back to them: others may have written in the book while a phone slept. */
export function RefreshOnReturn() {
  useReturn(() => {
    void refreshOnceReached();
    void invalidateShown();
  });
  return null;
}
