"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Parchment } from "@/components/ui/parchment";
import { selectOpenBook } from "@/lib/client/storage/selection";

interface FailedPageProps {
  text: string;
  /** Shows the page again instead of the error. */
  reset: () => void;
}

/** In place of a page that could not be made, for instance because the database is away. */
export function FailedPage({ text, reset }: FailedPageProps) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      // The cookie may name the book of another tab.
      selectOpenBook();
      router.refresh();
      reset();
    });
  return (
    <Parchment title="This page would not open">
      <ErrorState text={text} onRetry={retry} />
    </Parchment>
  );
}
