"use client";

import { useEffect, useRef } from "react";
import { ask, type Question } from "./confirm-store";

const leadsElsewhere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.target !== "_blank" &&
  (link.origin !== window.location.origin || link.pathname !== window.location.pathname);

/**
 * While there is unsaved work: asks before a link of this page or, where the browser lets us, its Back button leads away from it;
 * before the tab closes the browser asks.
 */
export function useLeaveGuard(unsaved: boolean, question: Question): void {
  const asked = useRef(question);
  asked.current = question;

  useEffect(() => {
    if (!unsaved) return;
    let allowed = false;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!allowed) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (allowed || !link?.href || !leadsElsewhere(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(asked.current).then((yes) => {
        if (!yes) return;
        allowed = true;
        link.click();
      });
    };
    const onNavigate = (event: NavigateEvent) => {
      const { key } = event.destination;
      if (allowed || event.navigationType !== "traverse" || !event.cancelable) return;
      event.preventDefault();
      void ask(asked.current).then((yes) => {
        if (!yes) return;
        allowed = true;
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
