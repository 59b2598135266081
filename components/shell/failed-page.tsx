"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useEffectEvent } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Parchment } from "@/components/ui/parchment";
import { pause } from "@/lib/client/page/pause";
import { reachServer } from "@/lib/client/page/reach-server";
import { FIRST_WAIT, LAST_WAIT, retryWithBackoff } from "@/lib/client/page/retry-with-backoff";
import { selectOpenBook } from "@/lib/client/storage/selection";

interface FailedPageProps {
  text: string;
  /** Shows the page again instead of the error. */
  reset: () => void;
}

/** Milliseconds until it is tried again by itself, longer each time: a page that fails where its server is well would be asked for without end. */
let wait = FIRST_WAIT;
let failedAt = 0;

/** In place of a page that could not be made, for instance because the database is away: once it is back, so is the page. */
export function FailedPage({ text, reset }: FailedPageProps) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      // The cookie may name the book of another tab.
      selectOpenBook();
      router.refresh();
      reset();
    });
  const retryByItself = useEffectEvent(retry);
  useEffect(() => {
    let isOver = false;
    if (Date.now() - failedAt > 2 * LAST_WAIT) wait = FIRST_WAIT;
    failedAt = Date.now();
    void pause(wait)
      .then(() => retryWithBackoff(reachServer, () => isOver))
      .then(() => isOver || retryByItself());
    wait = Math.min(2 * wait, LAST_WAIT);
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <Parchment title="This page would not open">
      <ErrorState text={text} onRetry={retry} />
    </Parchment>
  );
}
