"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { Modal } from "@/components/ui/modal";
import { sessionTexts } from "@/lib/messages";
import styles from "./login-required.module.css";
import { WaxSeal } from "./wax-seal";

/** Lies over the page of somebody who is not signed in; there is nothing to go back to, so it does not close. */
export function LoginRequired() {
  return (
    <Modal
      className={styles["overlay"]}
      aria-labelledby="login-required"
      aria-describedby="login-required-text"
      onClose={() => {}}
    >
      <div className={styles["notice"]}>
        <WaxSeal className={styles["seal"]} />
        <h2 className="title" id="login-required">
          Login Required
        </h2>
        <p id="login-required-text">{sessionTexts.required}</p>
        <ButtonLink variant="primary" wide href="/login" data-autofocus>
          Login
        </ButtonLink>
      </div>
    </Modal>
  );
}
