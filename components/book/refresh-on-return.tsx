"use client";

import { useReturn } from "@/components/ui/history/use-return";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { invalidateShown } from "@/lib/client/api/query-cache";

/** Fetches the open pages anew when the reader comes back to them: others may have written in the book while a phone slept. */
export function RefreshOnReturn() {
  useReturn(() => {
    refreshPage();
    void invalidateShown();
  });
  return null;
}
