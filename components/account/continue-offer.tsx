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
  // Whether the stored token is this person's: the server knows the session cookie alone, and another tab may have logged in as somebody else.
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
