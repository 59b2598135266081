"use client";

import { useReturn } from "@/components/ui/history/use-return";
import { invalidateShown } from "@/lib/client/api/query-cache";
import { whenNoUnsavedInput } from "@/lib/client/live/when-no-unsaved-input";
import { reachServer } from "@/lib/client/page/reach-server";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { retryWithBackoff } from "@/lib/client/page/retry-with-backoff";

const refresh = whenNoUnsavedInput(refreshPage);
let isAsking = false;

/** Refreshes once the server and its database answer: while they are away the rendering would fail, and an error page replace the book. */
const refreshOnceReached = async () => {
  if (isAsking) return;
  isAsking = true;
  await retryWithBackoff(reachServer, () => false);
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
