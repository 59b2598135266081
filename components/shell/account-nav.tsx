"use client";

import { toast } from "@/lib/client/page/toast";
import { sessionTexts } from "@/lib/messages/session";
import { Icon } from "@/components/ui/icon";
import { NavList, type NavListProps } from "./nav-list";
import styles from "./side-nav.module.css";
import { TopBar } from "./top-bar";

/** The leather strap at the left; below 1024px a bar above the page whose menu holds the same entries. */
function SideNav(props: NavListProps) {
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

/** Loaded when it is pressed, since a page that is only read needs none of it. */
const logOut = (): Promise<unknown> =>
  import("./leave").then(({ leave }) => leave()).catch(() => toast.error(sessionTexts.logoutFailed));

export function AccountNav({ superAdmin }: { superAdmin: boolean }) {
  return <SideNav superAdmin={superAdmin} onLogout={() => void logOut()} />;
}
