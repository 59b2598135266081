"use client";

import { useEffect } from "react";
import { contract } from "@/lib/client/api";
import { whenIdle } from "@/lib/client/when-idle";

/** Loads what the first call will need while nobody waits for it. Once, in the root layout. */
export function WarmUp() {
  useEffect(() => whenIdle(() => void contract().catch(() => {})), []);
  return null;
}
