"use client";

import { useEffect, useRef } from "react";

/** Does something whenever the reader comes back to this tab, unless the browser knows that it has no connection. */
export function useReturn(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) latest.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
