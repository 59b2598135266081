"use client";

import { useRef, useState } from "react";

interface Busy {
  busy: boolean;
  /** Answers what the work does; undefined where another one runs. */
  run: <A>(work: () => Promise<A>) => Promise<A | undefined>;
}

/** Runs one piece of work at a time: while it runs, further calls do nothing. */
export function useBusy(): Busy {
  const [busy, setBusy] = useState(false);
  // The state is seen only after a render; a double click comes before it.
  const running = useRef(false);
  return {
    busy,
    run: async (work) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      try {
        return await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
