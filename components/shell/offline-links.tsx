"use client";

import { useEffect } from "react";
import { toast } from "@/lib/client/page/toast";
import { sessionTexts } from "@/lib/messages/session";

/** Whether a click would leave for another page of the product in this window. */
const leaves = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  return (
    link.origin === location.origin && link.pathname !== location.pathname && !link.target && !link.download
  );
};

/** Without a connection a link would put the browser's own error page in the place of the book: the page stays, and says why. */
export function OfflineLinks() {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leaves(event)) return;
      event.preventDefault();
      event.stopPropagation();
      toast.error(sessionTexts.unreachable);
    };
    // In the window and on the way down: before anybody else hears of it.
    window.addEventListener("click", stay, true);
    return () => window.removeEventListener("click", stay, true);
  }, []);
  return null;
}
