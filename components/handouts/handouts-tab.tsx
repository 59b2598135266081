"use client";

import { lazyPage } from "@/components/ui/lazy-page";
import { useChosenHandout } from "./handouts-context";
import styles from "./handouts-tab.module.css";

const [HandoutsPage, preloadPage] = lazyPage(() =>
  import("./handouts-page").then((module) => module.HandoutsPage),
);

/** The word on the index tab, with how many are unread. */
export function HandoutsLabel() {
  const { unread } = useChosenHandout();
  return (
    <span {...preloadPage}>
      Handouts
      {unread > 0 && (
        <>
          <span className={styles["count"]} aria-hidden="true">
            {unread}
          </span>
          <span className="vh">, {unread} new</span>
        </>
      )}
    </span>
  );
}

export function HandoutsTab(props: { campaignId: number; isPlayer: boolean }) {
  return <HandoutsPage {...props} />;
}
