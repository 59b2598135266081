"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { readAddressTab, useAddressTab } from "@/components/ui/history/address-tab";
import { writeAddressTab } from "@/components/ui/history/write-address-tab";
import { useTraversal } from "@/components/ui/history/traversal";

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
  const path = usePathname();
  const addressed = useAddressTab(
    address,
    tabs.map((tab) => tab.name),
  );
  const [own, setOwn] = useState(() => {
    const onTheWay = tabOnTheWay(address);
    return tabs.find((tab) => tab.name === onTheWay)?.name ?? addressed ?? defaultValue;
  });
  const wished = value ?? own;
  const selected = tabs.some((tab) => tab.name === wished) ? wished : tabs[0]?.name;
  const opening = tabs[0]?.name;
  const isOpen = useRef(false);
  // Also where the owner turns the page.
  useEffect(() => {
    if (!address) return;
    const name = selected === undefined || selected === opening ? null : selected;
    if (isOpen.current) return writeAddressTab(address, name, true, path);
    // The framework has to have started before it can hear of another address.
    const timer = setTimeout(() => {
      isOpen.current = true;
      writeAddressTab(address, name, false, path);
    });
    return () => clearTimeout(timer);
  }, [address, selected, opening, path]);
  useTraversal((isElsewhere) => {
    if (!address || isElsewhere) return;
    const names = tabs.map((tab) => tab.name);
    const name = readAddressTab(address, names) ?? opening;
    setOwn(name);
    if (name !== undefined && name !== selected) onChange?.(name);
  });
  const select = (name: Name) => {
    setOwn(name);
    if (name !== selected) onChange?.(name);
  };
  const follow = useEffectEvent((name: string | undefined) => {
    const led = tabs.find((tab) => tab.name === name);
    if (led) select(led.name);
  });
  useEffect(() => (address ? onTurnTo((to) => follow(to.tabs[address])) : undefined), [address]);
  return {
    selected,
    select,
    tabId: (name) => `${id}-${name}-tab`,
    panelId: (name) => `${id}-${name}-panel`,
  };
}
