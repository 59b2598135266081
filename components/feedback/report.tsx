"use client";

import { memo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LocalTime } from "@/components/ui/text/local-time";
import { useBusy } from "@/components/ui/use-busy";
import type { Feedback } from "@/lib/model/feedback";
import styles from "./feedback.module.css";

interface ReportProps {
  message: Feedback;
  resolve: (id: number) => Promise<void>;
}

const kinds = { error: "Error", review: "Review" } as const;

/** One message of the list. */
export const Report = memo(function Report({ message: { id, type, text, createdAt }, resolve }: ReportProps) {
  const entry = useRef<HTMLElement>(null);
  const { busy, run } = useBusy();
  const act = async () => {
    const own = entry.current;
    const next = own?.nextElementSibling ?? own?.previousElementSibling;
    await resolve(id);
    // The button goes with its message; the keyboard goes on at the next one.
    if (own?.contains(document.activeElement) || document.activeElement === document.body)
      next?.querySelector("button")?.focus();
  };
  return (
    <article ref={entry} className={styles["report"]} aria-label={`Message ${id}`}>
      <div className={styles["meta"]}>
        <span className={classNames(styles["kind"], styles[type])}>{kinds[type]}</span>
        <span className="num">No. {id}</span>
        <LocalTime className="num" at={createdAt} />
      </div>
      <p className={styles["words"]} dir="auto">
        {text}
      </p>
      <Button
        className={styles["resolve"]}
        icon="check"
        busy={busy}
        aria-label={`Resolve message ${id}`}
        onClick={() => void run(act)}
      >
        Resolve
      </Button>
    </article>
  );
});
