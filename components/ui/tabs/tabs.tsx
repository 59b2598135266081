"use client";

import { TabList } from "./tab-list";
import { TabPanels } from "./tab-panels";
import styles from "./tabs.module.css";
import { type TabItem, useTabs } from "./use-tabs";

interface TabsProps<Name extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly TabItem<Name>[];
  look?: "rule" | "even" | "side";
  value?: Name | undefined;
  defaultValue?: Name | undefined;
  onChange?: (name: Name) => void;
  address?: string;
}

/** Tabs above their panel or, as `side`, beside it. Index tabs belong to a BookPage. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, look = "rule" } = props;
  const state = useTabs(props);
  if (look !== "side")
    return (
      <div>
        <TabList {...{ label, tabs, state, look }} />
        <TabPanels {...{ tabs, state }} />
      </div>
    );
  return (
    <div className={styles["side"]}>
      <TabList {...{ label, tabs, state, look }} />
      <div className={styles["body"]} role="region" aria-label={`${label}, contents`} tabIndex={0}>
        <TabPanels {...{ tabs, state }} />
      </div>
    </div>
  );
}
