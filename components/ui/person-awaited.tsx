"use client";

import { askPersonAgain, usePersonCheckFailure } from "@/lib/client/page/person-check";
import { ErrorState } from "./error-state";
import { Skeleton } from "./skeleton";

/**
 * Stands in for a page that needs a signed-in person while there is no session cookie and the stored token is being checked. Where the
 * check fails it says why and offers "Try again"; `SessionGate` retries by itself too.
 */
export function PersonAwaited({ loading }: { loading: string }) {
  const failure = usePersonCheckFailure();
  if (failure === null) return <Skeleton text={loading} />;
  return <ErrorState text={failure} onRetry={askPersonAgain} />;
}
