"use client";

import type { ReactNode } from "react";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

interface ErrorStateProps {
  text: string;
  /** What to try again; the page is fetched anew if nothing is given. */
  onRetry?: () => void;
  /** Of one part of a page only. */
  part?: boolean;
  /** A further way on, below the button. */
  children?: ReactNode;
}

export function ErrorState({ text, onRetry, part = false, children }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon="alert" tone="error" {...{ text, part }}>
        <Button onClick={onRetry ?? refreshPage}>Try again</Button>
        {children}
      </EmptyState>
    </div>
  );
}
