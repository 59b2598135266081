"use client";

import { useEffect, useId, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import styles from "./confirm.module.css";
import { type Asked, currentQuestion, onQuestion } from "./confirm-store";
import { followDialogSteps } from "./dialog-steps";
import { Icon } from "@/components/ui/icon";
import { Modal } from "./modal";

const none = () => undefined;

/** Where the questions of `useConfirm` appear: once, in the root layout. */
export function ConfirmHost() {
  useEffect(followDialogSteps, []);
  const question = useSyncExternalStore(onQuestion, currentQuestion, none);
  return question && <Confirmation key={question.text} {...question} />;
}

function Confirmation({ text, detail, accept, cancel = "Cancel", isLeaving, answer }: Asked) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={detail && `${id}-detail`}
      data-toasts-below=""
      className={`on-dark ${styles["slip"]}`}
      stepless={isLeaving}
      onClose={() => answer(false)}
    >
      <Icon name="flame" className={styles["icon"]} />
      <div>
        <p id={id}>
          <b dir="auto">{text}</b>
        </p>
        {detail && <p id={`${id}-detail`}>{detail}</p>}
      </div>
      <div className={styles["acts"]}>
        {/* The first button gets the focus when the dialog opens: the one that does no harm. */}
        <Button variant="ghost" onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button className={styles["harm"]} onClick={() => answer(true)}>
          {accept}
        </Button>
      </div>
    </Modal>
  );
}
