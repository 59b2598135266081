"use client";

import { memo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LocalTime } from "@/components/ui/text/local-time";
import { feedbackTexts } from "@/lib/messages/feedback";
import type { SignedFeedback } from "@/lib/model/feedback";
import styles from "./feedback.module.css";

interface ReportProps {
  message: SignedFeedback;
  resolve: (id: number) => void;
}

const kinds = { error: "Error", review: "Review" } as const;

/** One message of the list. */
export const Report = memo(function Report({ message, resolve }: ReportProps) {
  const { id, type, text, createdAt, userId, username } = message;
  const entry = useRef<HTMLElement>(null);
  const act = () => {
    const own = entry.current;
    const next = own?.nextElementSibling ?? own?.previousElementSibling;
    resolve(id);
    // The button goes with its message; the keyboard goes on at the next one.
    next?.querySelector("button")?.focus();
  };
  return (
    <article ref={entry} className={styles["report"]} aria-label={`Message ${id}`}>
      <div className={styles["meta"]}>
        <span className={classNames(styles["kind"], styles[type])}>{kinds[type]}</span>
        <span className="num">No. {id}</span>
        <LocalTime className="num" at={createdAt} />
        <span>
          {username === null ? (
            feedbackTexts.nobody
          ) : (
            <>
              by <bdi>{username}</bdi> (id {userId})
            </>
          )}
        </span>
      </div>
      <p className={styles["words"]} dir="auto">
        {text}
      </p>
      <Button className={styles["resolve"]} icon="check" aria-label={`Resolve message ${id}`} onClick={act}>
        Resolve
      </Button>
    </article>
  );
});
