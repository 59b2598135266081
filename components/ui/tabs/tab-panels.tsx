"use client";

import type { TabItem, TabsState } from "./use-tabs";

interface TabPanelsProps<Name extends string> {
  tabs: readonly TabItem<Name>[];
  state: TabsState<Name>;
  keepMounted?: boolean | undefined;
}

/** The panels of a TabList. Hidden ones are empty unless `keepMounted`, which keeps what is typed in them. */
export function TabPanels<Name extends string>({ tabs, state, keepMounted }: TabPanelsProps<Name>) {
  return tabs.map(({ name, panel }) => {
    const shown = name === state.selected;
    return (
      <div
        key={name}
        role="tabpanel"
        id={state.panelId(name)}
        aria-labelledby={state.tabId(name)}
        hidden={!shown}
      >
        {(shown || keepMounted) && panel}
      </div>
    );
  });
}
