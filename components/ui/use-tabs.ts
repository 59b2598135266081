"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAddressTab, writeAddressTab } from "./address-tab";

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
  /** The name in the address that keeps the tab, so that a reload or a copied address opens the same one. */
  address?: string | undefined;
}

/** Which tab is selected, by the owner (`value`) or here; a tab that is no longer there falls back to the first. */
export function useTabs<Name extends string>(choice: TabsChoice<Name>): TabsState<Name> {
  const { tabs, value, defaultValue, onChange, address } = choice;
  const id = useId();
  const addressed = useAddressTab(
    address,
    tabs.map((tab) => tab.name),
  );
  const [own, setOwn] = useState(addressed ?? defaultValue);
  const wished = value ?? own;
  const selected = tabs.some((tab) => tab.name === wished) ? wished : tabs[0]?.name;
  const opening = tabs[0]?.name;
  const written = useRef(selected);
  // Also where the owner turns the page.
  useEffect(() => {
    if (!address || written.current === selected) return;
    written.current = selected;
    writeAddressTab(address, selected === undefined || selected === opening ? null : selected);
  }, [address, selected, opening]);
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
