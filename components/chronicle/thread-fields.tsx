import { useRef } from "react";
import { Tick } from "@/components/ui/form/tick";
import { Icon } from "@/components/ui/icon";
import { LIMIT } from "@/lib/constants";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening, Thread } from "@/lib/model/evening";
import { inRoman } from "@/lib/rules/evening-words";
import styles from "./draft.module.css";
import { openSince } from "./threads";

interface ThreadFieldsProps {
  evening: Evening;
  evenings: readonly Evening[];
  threads: readonly Thread[];
  onChange: (threads: Thread[]) => void;
}

const NEW: Thread = { text: "", isDone: false };

/**
 * The open threads under a chapter: a line each, ticked once they are answered, with an empty one for the next. A line that was emptied stays
 * until the page is left, and is not sent: were it taken away, the others would move under the pointer that is about to tick one of them.
 */
export function ThreadFields({ evening, evenings, threads, onChange }: ThreadFieldsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isFull = threads.length >= LIMIT.threads;
  // The empty line is one of them: with its first letter it becomes a thread, and its field keeps the focus.
  const lines = isFull ? threads : [...threads, NEW];
  const change = (index: number, one: Partial<Thread>) =>
    onChange(
      lines
        .map((thread, at) => (at === index ? { ...thread, ...one } : thread))
        .slice(0, Math.max(threads.length, index + 1)),
    );
  return (
    <section aria-label="Open threads" data-part="threads">
      <h3 className={styles["label"]}>
        Open threads <small>tick what was answered</small>
      </h3>
      <ul ref={list} className={styles["threads"]}>
        {lines.map(({ text, isDone }, index) => {
          const isNew = index === threads.length;
          const since = isNew ? null : openSince(text, evening, evenings);
          return (
            <li key={index} data-done={isDone || undefined}>
              {isNew ? (
                <span className={styles["plus"]} aria-hidden="true">
                  <Icon name="plus" />
                </span>
              ) : (
                <Tick
                  className={styles["tick"]}
                  aria-label={`Answered: ${text}`}
                  checked={isDone}
                  onChange={(event) => change(index, { isDone: event.target.checked })}
                />
              )}
              <input
                className={styles["line"]}
                data-links=""
                aria-label={isNew ? "New thread" : `Thread ${index + 1}`}
                dir="auto"
                autoComplete="off"
                maxLength={LIMIT.thread}
                placeholder={isNew ? chronicleTexts.newThread : undefined}
                value={text}
                onChange={(event) => change(index, { text: event.target.value })}
                onKeyDown={(event) => {
                  // The Enter that ends a composition chooses signs, and leaves nothing.
                  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  list.current?.querySelector<HTMLInputElement>("li:last-child input:not([type])")?.focus();
                }}
              />
              {!isNew && <small>{since !== null && `since ${inRoman(since)}`}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
