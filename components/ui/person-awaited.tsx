"use client";

import { askPersonAgain, usePersonCheckFailed } from "@/lib/client/page/person-check";
import { sessionTexts } from "@/lib/messages/session";
import { ErrorState } from "./error-state";
import { Skeleton } from "./skeleton";

/**
 * In place of what only a known person may see, while the cookie names nobody: the stored token is asked meanwhile. Where that is in
 * vain it says so, and asks again by hand; the gate asks again by itself too.
 */
export function PersonAwaited({ loading }: { loading: string }) {
  const failed = usePersonCheckFailed();
  if (!failed) return <Skeleton text={loading} />;
  return <ErrorState text={sessionTexts.userFailed} onRetry={askPersonAgain} />;
}
