"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Parchment } from "@/components/ui/parchment";
import { Skeleton } from "@/components/ui/skeleton";
import { feedbackTexts } from "@/lib/messages/feedback";
import styles from "./feedback.module.css";
import { Report } from "./report";
import { type Beginning, type Filter, useFeedbackList } from "./use-feedback-list";
import { useTokenOrHome } from "./use-token-or-home";

const filters: readonly { value: Filter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "error", label: "Errors" },
  { value: "review", label: "Reviews" },
];

/** What people wrote to the operators, newest first; a page of `size` at a time, because there may be thousands. */
export function FeedbackList({ first, size }: { first: Beginning; size: number }) {
  useTokenOrHome();
  const { filter, rows, more, state, choose, loadMore, resolve } = useFeedbackList(first, size);
  const waiting = state === "loading" && rows.length === 0;

  return (
    <Parchment
      wide
      title={feedbackTexts.listTitle}
      actions={
        <div role="group" aria-label="Filter" className={styles["filter"]}>
          {filters.map(({ value, label }) => (
            <Button
              key={value}
              variant={value === filter ? "primary" : "plain"}
              aria-pressed={value === filter}
              onClick={() => choose(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {rows.map((message) => (
        <Report key={message.id} message={message} resolve={resolve} />
      ))}
      {waiting && <Skeleton text={feedbackTexts.loading} />}
      {state === "failed" && <ErrorState text={feedbackTexts.loadFailed} onRetry={loadMore} />}
      {state === "read" && rows.length === 0 && !more && (
        <EmptyState icon="scroll" text={feedbackTexts.empty} />
      )}
      {more && state !== "failed" && !waiting && (
        <div className={styles["more"]}>
          <Button busy={state === "loading"} onClick={loadMore}>
            {feedbackTexts.more}
          </Button>
        </div>
      )}
    </Parchment>
  );
}
