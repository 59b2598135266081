"use client";

import { logOut } from "@/lib/client/api/leave-session";
import { redirectToLogin } from "@/lib/client/api/redirect-to-login";
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

const leave = async (): Promise<void> => {
  try {
    await logOut();
  } catch {
    toast.error(sessionTexts.logoutFailed);
    return;
  }
  redirectToLogin();
};

export function AccountNav({ superAdmin }: { superAdmin: boolean }) {
  return <SideNav superAdmin={superAdmin} onLogout={() => void leave()} />;
}
