"use client";

import { Icon } from "@/components/ui/icon";
import { NavList, type NavListProps } from "./nav-list";
import styles from "./side-nav.module.css";
import { TopBar } from "./top-bar";

/** The leather strap at the left; below 1024px a bar above the page whose menu holds the same entries. */
export function SideNav(props: NavListProps) {
  return (
    <>
      <TopBar {...props} />
      <nav className={`on-dark ${styles["rail"]}`} aria-label="Main">
        <Icon name="d20" className={styles["mark"]} />
        <NavList {...props} />
      </nav>
    </>
  );
}
