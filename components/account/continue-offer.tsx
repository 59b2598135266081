"use client";

import { useSyncExternalStore } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { hasCredentials, storedUserId } from "@/lib/client/api/credentials";
import type { Person } from "@/lib/model/account";
import styles from "./login.module.css";

const watch = (listener: () => void) => {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
};

/** For somebody who is logged in already. Without the stored token the shelf would ask for the log-in again. */
export function ContinueOffer({ id, username }: Pick<Person, "id" | "username">) {
  // The stored token belongs to the user whom the page names. Checked in the browser, because the server rendered the page from the session cookie alone and
  // another tab may have stored somebody else's token since.
  const isTheirs = () => hasCredentials() && storedUserId() === String(id);
  const stored = useSyncExternalStore(watch, isTheirs, () => true);
  return (
    stored && (
      <div className={styles["offer"]}>
        <p>
          You are logged in as <b dir="auto">{username}</b>.
        </p>
        <ButtonLink href="/home">Continue</ButtonLink>
      </div>
    )
  );
}
