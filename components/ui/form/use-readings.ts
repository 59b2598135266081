"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallError } from "@/lib/client/api/call";

/** Milliseconds after which a reading that failed is tried again. */
const RETRY = 3000;

const isRefused = (error: unknown) => error instanceof CallError && error.status > 0 && error.status < 500;

/**
 * Reads something anew whenever that is asked for, once at a time, so that an older answer is never taken after a newer one. `read`
 * answers what takes the answer. One that fails is tried again, until the server refuses.
 */
export function useReadings(read: () => Promise<() => unknown>) {
  const [failures, setFailures] = useState(0);
  const state = useRef({ isAsked: false, isPaused: false });
  const running = useRef<Promise<void>>(undefined);
  const readAsked = async () => {
    while (state.current.isAsked && !state.current.isPaused) {
      state.current.isAsked = false;
      try {
        const take = await read();
        if (state.current.isPaused) state.current.isAsked = true;
        else take();
      } catch (error) {
        if (isRefused(error)) continue;
        state.current.isAsked = true;
        setFailures((count) => count + 1);
        break;
      }
    }
    running.current = undefined;
  };
  const asked = async () => {
    const { isAsked, isPaused } = state.current;
    if (isAsked && !isPaused) running.current ??= readAsked();
    await running.current;
  };
  const readAgain = useEffectEvent(asked);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => void readAgain(), RETRY);
    return () => clearTimeout(timer);
  }, [failures]);

  return {
    ask: () => {
      state.current.isAsked = true;
      void asked();
    },
    /** Resolves once what was asked for is read, or could not be. */
    asked,
    /** Takes no answer until some work is done, and reads after it what was asked for meanwhile. */
    pause: async (work: () => Promise<void>) => {
      state.current.isPaused = true;
      try {
        await work();
      } finally {
        state.current.isPaused = false;
        void asked();
      }
    },
  };
}
