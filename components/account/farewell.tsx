"use client";

import { useEffect } from "react";
import { takeFarewell } from "@/lib/client/farewell";
import { toast } from "@/lib/client/toast";

/** Says at the log-in page what ended the session. */
export function Farewell() {
  useEffect(() => {
    // The toaster mounts after its page, and what is said before is lost.
    const timer = setTimeout(() => {
      const text = takeFarewell();
      if (text) toast.success(text);
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
