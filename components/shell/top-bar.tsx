"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { lazyComponent } from "@/components/ui/lazy-component";
import { usePresent } from "@/lib/client/live/live-events";
import { whenIdle } from "@/lib/client/page/when-idle";
import { searchButtonTexts } from "@/lib/messages/search-buttons";
import { isSection } from "@/lib/sections";
import { setBarSlot } from "./bar-slot";
import { useBarTitle } from "./bar-title";
import { belongsToShelf, navEntries } from "./nav-entries";
import { NavList, type NavListProps } from "./nav-list";
import styles from "./top-bar.module.css";

const [RolledLine] = lazyComponent(() => import("./rolled-line").then((module) => module.RolledLine));
const [Seats] = lazyComponent(() => import("./seats").then((module) => module.Seats));

/** Back, where one is, and the menu: the navigation of narrow screens. */
export function TopBar(props: NavListProps) {
  const path = usePathname();
  const title = useBarTitle();
  const isInCompany = usePresent().length > 1;
  const menu = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(close, [path]);
  // Links in a closed menu are not seen, so they fetch nothing ahead: pressed as soon as it opens, one could show an empty page first.
  const router = useRouter();
  useEffect(
    () =>
      whenIdle(() => {
        for (const { href, superAdmin } of navEntries) if (!superAdmin) router.prefetch(href);
      }),
    [router],
  );
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    event.preventDefault();
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <header className={`on-dark ${styles["bar"]}`} data-die={!isSection(path)}>
      {belongsToShelf(path) && (
        <Link className={styles["back"]} href="/home" aria-label="Shelf">
          <Icon name="arrow-left" />
          <span>Shelf</span>
        </Link>
      )}
      {isInCompany && <RolledLine />}
      <p className={styles["title"]} dir="auto">
        {title}
      </p>
      {isInCompany && <Seats look="bar" />}
      <span ref={setBarSlot} className={styles["slot"]} />
      {/* Sends the form of the reading glass beside the bookmarks. */}
      {isSection(path) && (
        <button type="submit" form="search" className={styles["find"]} aria-label={searchButtonTexts.top}>
          <Icon name="search" />
        </button>
      )}
      <details
        ref={menu}
        className={styles["menu"]}
        onKeyDown={escape}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A question over it gives the focus back.
          if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest("dialog"))
            return;
          close();
        }}
      >
        <summary aria-label="Menu">
          <Icon name="menu" />
        </summary>
        <nav className={styles["entries"]} aria-label="Main, small screen">
          <NavList {...props} />
        </nav>
      </details>
    </header>
  );
}
