import type { ReactNode } from "react";
import type { TabItem } from "@/components/ui/tabs/use-tabs";
import styles from "./book-page.module.css";
import { StaggeredMount } from "./staggered-mount";
import { PageSheet, type PageSheetProps } from "./page-sheet";
import { PageTabs } from "./page-tabs";

export interface PageTabsProps<Name extends string> {
  /** Index tabs above the page, each with what the page then shows. */
  tabs: readonly TabItem<Name>[];
  /** What they are about, for screen readers. */
  tabsLabel: string;
  tab?: Name | undefined;
  defaultTab?: Name | undefined;
  onTab?: ((name: Name) => void) | undefined;
  keepMounted?: boolean | undefined;
  /** The name in the address that keeps the tab. */
  address?: string | undefined;
}

type BookPageProps<Name extends string> = Omit<PageSheetProps, "children"> & {
  side: "left" | "right";
} & (PageTabsProps<Name> | { tabs?: undefined; children: ReactNode });

/** One page of the book; a plain one, or one with index tabs. */
export function BookPage<Name extends string>({ side, ...props }: BookPageProps<Name>) {
  return (
    <section className={styles["page"]} data-side={side} aria-label={props.name}>
      <StaggeredMount>{props.tabs ? <PageTabs {...props} /> : <PageSheet {...props} />}</StaggeredMount>
    </section>
  );
}
