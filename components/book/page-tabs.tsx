"use client";

import { useEffect, useRef } from "react";
import { TabList } from "@/components/ui/tabs/tab-list";
import { TabPanels } from "@/components/ui/tabs/tab-panels";
import { useTabs } from "@/components/ui/tabs/use-tabs";
import type { PageTabsProps } from "./book-page";
import { PageSheet, type PageSheetProps } from "./page-sheet";

type Props<Name extends string> = Omit<PageSheetProps, "children" | "scroll"> & PageTabsProps<Name>;

/** A page with index tabs; a newly chosen one is read from its top. */
export function PageTabs<Name extends string>(props: Props<Name>) {
  const { tabs, tabsLabel, tab, defaultTab, onTab, keepMounted, address, ...sheet } = props;
  const state = useTabs({ tabs, value: tab, defaultValue: defaultTab, onChange: onTab, address });
  const scroll = useRef<HTMLDivElement>(null);
  const shown = useRef(state.selected);

  useEffect(() => {
    if (shown.current === state.selected) return;
    shown.current = state.selected;
    scroll.current?.scrollTo(0, 0);
    // On narrow screens the window scrolls, and the tabs stick to its top.
    const above = scroll.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) window.scrollTo(0, 0);
    // What had the focus, such as the card that was chosen, is gone with its page. On a page that has just come nothing had it.
    if (document.activeElement === document.body && navigator.userActivation.hasBeenActive)
      scroll.current?.focus({ preventScroll: true });
  }, [state.selected]);

  return (
    <>
      <TabList label={tabsLabel} tabs={tabs} state={state} look="index" />
      <PageSheet {...sheet} scroll={scroll}>
        <TabPanels tabs={tabs} state={state} keepMounted={keepMounted} />
      </PageSheet>
    </>
  );
}
