"use client";

import { useRef, useState } from "react";

/** Runs one piece of work at a time: while it runs, further calls do nothing. */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  // The state is seen only after a render; a double click comes before it.
  const running = useRef(false);
  return {
    busy,
    run: async (work) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
