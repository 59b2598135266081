"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Modal } from "@/components/ui/dialog/modal";
import { sessionTexts } from "@/lib/messages/session";
import styles from "./login-required.module.css";

/** A full page load on the way to the log-in, which empties the query cache: the next account may be another person's. */
const loadInFull = (event: { preventDefault: () => void }) => {
  event.preventDefault();
  window.location.assign("/login");
};

/** Lies over the page of somebody who is not signed in; there is nothing to go back to, so it does not close. */
export function LoginRequired({ seal }: { seal: ReactNode }) {
  return (
    <Modal
      className={styles["overlay"]}
      aria-labelledby="login-required"
      aria-describedby="login-required-text"
      stepless
      onClose={() => {}}
    >
      <div className={styles["notice"]}>
        <div className={styles["seal"]}>{seal}</div>
        <h2 className="title" id="login-required">
          Login Required
        </h2>
        <p id="login-required-text">{sessionTexts.required}</p>
        <ButtonLink variant="primary" wide href="/login" data-autofocus onNavigate={loadInFull}>
          Login
        </ButtonLink>
      </div>
    </Modal>
  );
}
