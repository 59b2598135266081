"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

interface ErrorStateProps {
  text: string;
  /** What to try again; the page is fetched anew if nothing is given. */
  onRetry?: () => void;
  /** A further way on, below the button. */
  children?: ReactNode;
}

export function ErrorState({ text, onRetry, children }: ErrorStateProps) {
  const router = useRouter();
  return (
    <div role="alert">
      <EmptyState icon="alert" tone="error" text={text}>
        <Button onClick={onRetry ?? (() => router.refresh())}>Try again</Button>
        {children}
      </EmptyState>
    </div>
  );
}
