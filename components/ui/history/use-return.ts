"use client";

import { useEffect, useRef } from "react";

/** Does something whenever the reader comes back to this tab or the connection to this device, as after a phone's sleep. */
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
    window.addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, []);
}
