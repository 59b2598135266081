"use client";

import { askPersonAgain, usePersonCheckFailed } from "@/lib/client/page/person-check";
import { personFailed } from "@/lib/messages/person";
import { ErrorState } from "./error-state";
import { Skeleton } from "./skeleton";

/**
 * Stands in for a page that needs a signed-in person while there is no session cookie and the stored token is being checked. Where the
 * check fails it says so and offers "Try again"; `SessionGate` retries by itself too.
 */
export function PersonAwaited({ loading }: { loading: string }) {
  const failed = usePersonCheckFailed();
  if (!failed) return <Skeleton text={loading} />;
  return <ErrorState text={personFailed} onRetry={askPersonAgain} />;
}
