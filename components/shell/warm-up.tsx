"use client";

import { useEffect } from "react";
import { contract } from "@/lib/client/api/api";
import { onFirstInteraction } from "@/lib/client/page/on-first-interaction";

// zod tries whether it may compile its checks as soon as it is loaded; it may not, and the browser reports each try as a breach of the
// content policy. This is where all copies of it keep what `z.config` sets, so that zod itself can still come later.
if (typeof window !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The face of the labels on a sheet. All text of its family is laid out anew when it comes, which would hold up the leaves of the first turn to one. */
const LABELS = "500 1em alegreyaSc";

/** Loads what the first call and the first turn will need while nobody waits for it yet, and with it what keeps the focus. Once, in the root layout. */
export function WarmUp() {
  useEffect(
    () =>
      onFirstInteraction(() => {
        contract().catch(() => {});
        document.fonts.load(LABELS).catch(() => {});
      }),
    [],
  );
  return null;
}
