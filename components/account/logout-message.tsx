"use client";

import { useEffect } from "react";
import { consumeLogoutMessage } from "@/lib/client/api/redirect-to-login";
import { toast } from "@/lib/client/page/toast";

/** Says at the log-in page what ended the session. */
export function LogoutMessage() {
  useEffect(() => {
    const text = consumeLogoutMessage();
    if (text) toast.success(text);
  }, []);
  return null;
}
