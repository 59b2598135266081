"use client";

import { useEffect, useRef } from "react";
import { mayBeSignedIn } from "@/lib/client/api/credentials";
import { markUnsaved } from "@/lib/client/storage/unsaved";
import { ask, type Question } from "@/components/ui/dialog/confirm-store";

const leadsElsewhere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.target !== "_blank" &&
  (link.origin !== window.location.origin || link.pathname !== window.location.pathname);

/**
 * While there is unsaved work: asks before a link of this page or, where the browser lets us, its Back button leads away from it;
 * before the tab closes the browser asks. `onLeave` is told that the person leaves it behind. Whose session has ended isn't asked:
 * they can only go and log in, and come back.
 */
export function useLeaveGuard(unsaved: boolean, question: Question, onLeave?: () => void): void {
  const asked = useRef({ question, onLeave });
  asked.current = { question, onLeave };

  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    let allowed = false;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!allowed && mayBeSignedIn()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (allowed || !mayBeSignedIn() || !link?.href || !leadsElsewhere(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      void ask({ ...asked.current.question, isLeaving: true }).then((yes) => {
        if (!yes) return;
        allowed = true;
        asked.current.onLeave?.();
        link.click();
      });
    };
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      if (allowed || !mayBeSignedIn() || event.navigationType !== "traverse" || !event.cancelable) return;
      // Within the page nothing is lost, and a dialog asks by itself.
      if (new URL(url ?? "", window.location.href).pathname === window.location.pathname) return;
      event.preventDefault();
      void ask({ ...asked.current.question, isLeaving: true }).then((yes) => {
        if (!yes) return;
        allowed = true;
        asked.current.onLeave?.();
        window.navigation.traverseTo(key);
      });
    };
    window.addEventListener("beforeunload", onUnload);
    // Not every browser has it.
    if ("navigation" in window) window.navigation.addEventListener("navigate", onNavigate);
    // Before the framework sees the click.
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      if ("navigation" in window) window.navigation.removeEventListener("navigate", onNavigate);
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, [unsaved]);
}
