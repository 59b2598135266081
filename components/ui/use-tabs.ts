"use client";

import { type ReactNode, useId, useState } from "react";

export interface TabItem<Name extends string = string> {
  name: Name;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsState<Name extends string> {
  selected: Name | undefined;
  select: (name: Name) => void;
  tabId: (name: Name) => string;
  panelId: (name: Name) => string;
}

interface TabsChoice<Name extends string> {
  tabs: readonly TabItem<Name>[];
  /** Controlled if given. */
  value?: Name | undefined;
  defaultValue?: Name | undefined;
  onChange?: ((name: Name) => void) | undefined;
}

/** Which tab is selected, by the owner (`value`) or here; a tab that is no longer there falls back to the first. */
export function useTabs<Name extends string>(choice: TabsChoice<Name>): TabsState<Name> {
  const { tabs, value, defaultValue, onChange } = choice;
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const wished = value ?? own;
  const selected = tabs.some((tab) => tab.name === wished) ? wished : tabs[0]?.name;
  return {
    selected,
    select: (name) => {
      setOwn(name);
      if (name !== selected) onChange?.(name);
    },
    tabId: (name) => `${id}-${name}-tab`,
    panelId: (name) => `${id}-${name}-panel`,
  };
}
