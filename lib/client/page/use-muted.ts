"use client";

import { useSyncExternalStore } from "react";
import { isMuted, onMutedChange, setMuted } from "./sound";

/** Whether sounds are muted, and how to change it. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  return [useSyncExternalStore(onMutedChange, isMuted, () => false), setMuted];
}
