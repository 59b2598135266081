"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { SESSION_ENDED, storedToken } from "@/lib/client/api/credentials";
import { isStorageBlocked } from "@/lib/client/storage/storage";

/** Leads who has no token to the shelf, at once or when the token is refused. */
export function useTokenOrHome(): void {
  const router = useRouter();
  useEffect(() => {
    const check = () => {
      if (storedToken() === null && !isStorageBlocked()) router.replace("/home");
    };
    check();
    window.addEventListener(SESSION_ENDED, check);
    return () => window.removeEventListener(SESSION_ENDED, check);
  }, [router]);
}
