"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { useEffect } from "react";
import { SESSION_ENDED, storedToken } from "@/lib/client/api/credentials";
import { isStorageBlocked } from "@/lib/client/storage/storage";

/** Leads who has no token to the shelf, at once or when the token is refused. */
export function useTokenOrHome(): void {
  const goToPage = useGoToPage();
  useEffect(() => {
    const check = () => {
      if (storedToken() === null && !isStorageBlocked()) goToPage("/home", "replace");
    };
    check();
    window.addEventListener(SESSION_ENDED, check);
    return () => window.removeEventListener(SESSION_ENDED, check);
  }, [goToPage]);
}
