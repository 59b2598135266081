"use client";

import { api } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";
import { flushDeletes } from "@/lib/client/storage/undoable-delete";
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
  // Flush pending deletes while still authenticated.
  await flushDeletes();
  try {
    await call(api.accounts.logOut, { body: {} });
  } catch (error) {
    // An ended session is as good as logged out. Otherwise the cookie is still there, and to say 'logged out' would be untrue.
    if (!(error instanceof CallError && error.status === 401)) {
      toast.error(sessionTexts.logoutFailed);
      return;
    }
  }
  redirectToLogin();
};

export function AccountNav({ superAdmin }: { superAdmin: boolean }) {
  return <SideNav superAdmin={superAdmin} onLogout={() => void leave()} />;
}
