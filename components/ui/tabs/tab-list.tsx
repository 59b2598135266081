"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
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

/** How wide an end fades where there are more tabs, in pixels; the styles say the same. */
const FADE = 40;

/** Scrolls sideways until the selected tab is whole, clear of the fading ends. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  if (tab.left < box.left + FADE) list.scrollLeft += tab.left - box.left - FADE;
  else if (tab.right > box.right - FADE) list.scrollLeft += tab.right - box.right + FADE;
}

/** Says at which ends there are more tabs than are seen. */
function markEnds(list: HTMLElement): void {
  list.toggleAttribute("data-more-before", list.scrollLeft > 1);
  list.toggleAttribute("data-more-after", list.scrollLeft + list.clientWidth < list.scrollWidth - 1);
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
    // When the page is laid out anyway; asked for at once, it would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (selected && list.current) showSelected(list.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  const names = tabs.map(({ name }) => name).join();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      showSelected(element);
      markEnds(element);
    });
    // A tab grows by its count, which the list, as wide as its page, doesn't.
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [names]);

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
      onScroll={({ currentTarget }) => markEnds(currentTarget)}
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
          // Those of the right page reach into the corner of the toasts.
          data-toasts-below={look === "index" ? "" : undefined}
          onClick={() => state.select(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
