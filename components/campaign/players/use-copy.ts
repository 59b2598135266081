import { useEffect, useState } from "react";
import { toast } from "@/lib/client/page/toast";
import { inviteLinkTexts } from "@/lib/messages/invite-links";

/** Milliseconds for which it is said that the address was copied. */
const SAID_FOR = 2000;

/** Copies an address to the clipboard, and knows for a while that it did. */
export function useCopy(address: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    // A live region announces only what changes in it: it is emptied before it says the same again.
    setCopied(false);
    try {
      // Missing where the page came over plain http.
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      toast.error(inviteLinkTexts.copyFailed);
    }
  };
  return { isCopied, copy };
}
