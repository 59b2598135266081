"use client";

import { useRouter } from "next/navigation";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

interface ErrorStateProps {
  text: string;
  /** What to try again; the page is fetched anew if nothing is given. */
  onRetry?: () => void;
}

export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const router = useRouter();
  return (
    <div role="alert">
      <EmptyState icon="alert" tone="error" text={text}>
        <Button onClick={onRetry ?? (() => router.refresh())}>Try again</Button>
      </EmptyState>
    </div>
  );
}
