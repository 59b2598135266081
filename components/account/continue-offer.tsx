"use client";

import { useSyncExternalStore } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { hasCredentials } from "@/lib/client/credentials";
import styles from "./login.module.css";

const never = () => () => {};

/** For somebody who is logged in already. Without the stored token the shelf would ask for the log-in again. */
export function ContinueOffer({ username }: { username: string }) {
  const stored = useSyncExternalStore(never, hasCredentials, () => false);
  return (
    stored && (
      <div className={styles["offer"]}>
        <p>
          You are logged in as <b>{username}</b>.
        </p>
        <ButtonLink href="/home">Continue</ButtonLink>
      </div>
    )
  );
}
