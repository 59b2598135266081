"use client";

import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from "react";
import styles from "./chapter-flow.module.css";
import { useLeaves, useOpenedFocus } from "./use-leaves";
import { useSwipe } from "./use-swipe";

interface ChapterFlowProps {
  label: string;
  text: string;
  /** Whether what is being added lies on the facing page. */
  isBeside: boolean;
  isAtEnd: boolean;
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
  /** Above the page. */
  bar: ReactNode;
  children: ReactNode;
}

const ON = new Set(["ArrowRight", "PageDown", " "]);
const BACK = new Set(["ArrowLeft", "PageUp"]);

/** A text that flows over both pages, a leaf at a time by key, tap and swipe; on narrow screens one long page. */
export function ChapterFlow(props: ChapterFlowProps) {
  const { label, text, isBeside, isAtEnd, onBefore, onAfter, bar, children } = props;
  const [flow, columns, paper] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const { leaf, leaves, turn, turnBy, isInAir, follow } = useLeaves(
    { flow, columns, leaf: paper },
    { text: `${text} ${isBeside}`, isAtEnd, onBefore, onAfter },
  );
  useOpenedFocus(flow);
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { Home: 0, End: leaves - 1 }[event.key];
    const by = ON.has(event.key) ? 1 : BACK.has(event.key) ? -1 : undefined;
    if (by === undefined && to === undefined) return;
    event.preventDefault();
    // A key that is held down repeats faster than leaves fall.
    if (event.repeat && isInAir()) return;
    if (by) turnBy(by);
    else if (to !== undefined) turn(to);
  };
  const swipe = useSwipe((by) => {
    if (paper.current?.offsetParent) turnBy(by);
  });
  const beside = isBeside || undefined;
  const isFirst = leaf === 0 && !onBefore;
  const isLast = leaf === leaves - 1 && !onAfter;
  return (
    <div data-spread="">
      <div className={styles["bar"]} data-beside={beside}>
        {bar}
      </div>
      <div
        ref={flow}
        className={styles["flow"]}
        data-beside={beside}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKey}
        onFocus={(event) => follow(event.target)}
        {...swipe}
      >
        <div ref={columns} className={styles["columns"]} style={{ "--leaf": leaf } as CSSProperties}>
          {children}
        </div>
        <p className="vh" role="status">
          {leaves > 1 && `Leaf ${leaf + 1} of ${leaves}`}
        </p>
      </div>
      {!isFirst && (
        <button
          type="button"
          className={styles["corner"]}
          aria-label="Turn back"
          onClick={() => turnBy(-1)}
        />
      )}
      {!isLast && (
        <button
          type="button"
          className={styles["corner"]}
          data-on=""
          data-beside={beside}
          aria-label="Turn the leaf"
          onClick={() => turnBy(1)}
        />
      )}
      <div ref={paper} className={styles["leaf"]} aria-hidden="true" />
    </div>
  );
}
