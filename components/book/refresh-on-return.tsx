"use client";

import { useRouter } from "next/navigation";
import { useReturn } from "@/components/ui/history/use-return";
import { invalidateShown } from "@/lib/client/api/query-cache";

/** Fetches the open pages anew when the reader comes back to them: others may have written in the book while a phone slept. */
export function RefreshOnReturn() {
  const router = useRouter();
  useReturn(() => {
    router.refresh();
    void invalidateShown();
  });
  return null;
}
