"use client";

import { useState } from "react";

/** What the server rendered about one creature: fresh for as long as nobody has looked at another one. */
export function useRendered<O extends { id: number }>(
  opened: O | null,
  currentId: number | undefined,
): O | undefined {
  const [elsewhere, setElsewhere] = useState(false);
  if (!elsewhere && currentId !== opened?.id) setElsewhere(true);
  return elsewhere ? undefined : (opened ?? undefined);
}
