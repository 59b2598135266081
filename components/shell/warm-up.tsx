"use client";

import { useEffect } from "react";
import { contract } from "@/lib/client/api/api";
import { onFirstInteraction } from "@/lib/client/page/on-first-interaction";

// zod tries whether it may compile its checks as soon as it is loaded; it may not, and the browser reports each try as a breach of the
// content policy. This is where all copies of it keep what `z.config` sets, so that zod itself can still come later.
if (typeof window !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Loads what the first call will need while nobody waits for it yet, and with it what keeps the focus. Once, in the root layout. */
export function WarmUp() {
  useEffect(() => onFirstInteraction(() => void contract().catch(() => {})), []);
  return null;
}
