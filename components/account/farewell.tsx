"use client";

import { useEffect } from "react";
import { takeFarewell } from "@/lib/client/farewell";
import { toast } from "@/lib/client/toast";

/** Says at the log-in page what ended the session. */
export function Farewell() {
  useEffect(() => {
    const text = takeFarewell();
    if (text) toast.success(text);
  }, []);
  return null;
}
