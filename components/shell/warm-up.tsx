"use client";

import { useEffect } from "react";
import { deferredBundle } from "@/lib/client/api/deferred-bundle";
import { onFirstInteraction } from "@/lib/client/page/on-first-interaction";

// zod tries whether it may compile its checks as soon as it is loaded; it may not, and the browser reports each try as a breach of the
// content policy. This is where all copies of it keep what `z.config` sets, so that zod itself can still come later.
if (typeof window !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const warmUp = async () => {
  const { keepFocus } = await deferredBundle();
  keepFocus();
};

/** Loads what the first call will need while nobody waits for it yet, and keeps the focus on the page from then on. Once, in the root layout. */
export function WarmUp() {
  useEffect(() => onFirstInteraction(() => void warmUp().catch(() => {})), []);
  return null;
}
