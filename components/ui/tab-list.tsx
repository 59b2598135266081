"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import { nextTab } from "./next-tab";
import styles from "./tab-list.module.css";
import type { TabItem, TabsState } from "./use-tabs";

interface TabListLook {
  /** index: tongues glued to a page; rule: small caps over a line; even: the same in equal widths; side: a column. */
  look?: "index" | "rule" | "even" | "side" | undefined;
}

interface TabListProps<Name extends string> extends TabListLook {
  label: string;
  tabs: readonly TabItem<Name>[];
  state: TabsState<Name>;
  className?: string | undefined;
}

/** The tabs themselves: one tab stop, arrow keys, Home and End; a tab is selected when it gets the focus. */
export function TabList<Name extends string>({
  label,
  tabs,
  state,
  look = "rule",
  className,
}: TabListProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const { selected } = state;

  useEffect(() => {
    const reveal = () => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (selected && list.current && tab) list.current.scrollLeft = Math.max(0, tab.offsetLeft - 24);
    };
    // When the page is laid out anyway; asked for at once, it would be laid out twice.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [selected]);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.name === selected);
    const to = nextTab(event.key, at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    state.select(tab.name);
    document.getElementById(state.tabId(tab.name))?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={look === "side" ? "vertical" : "horizontal"}
      className={classNames(styles[look], look === "even" && styles["rule"], className)}
      data-many={tabs.length > 4 || undefined}
      onKeyDown={move}
    >
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={state.tabId(name)}
          aria-controls={state.panelId(name)}
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          className={styles["tab"]}
          onClick={() => state.select(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
