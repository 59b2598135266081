"use client";

import { useSyncExternalStore } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { hasCredentials } from "@/lib/client/api/credentials";
import styles from "./login.module.css";

const never = () => () => {};

/** For somebody who is logged in already. Without the stored token the shelf would ask for the log-in again. */
export function ContinueOffer({ username }: { username: string }) {
  // The server names somebody whose cookie it has seen, and the token is nearly always there too.
  const stored = useSyncExternalStore(never, hasCredentials, () => true);
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
