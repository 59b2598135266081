"use client";

import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./dialog.module.css";
import { IconButton } from "@/components/ui/icon-button";
import { Modal } from "./modal";

export interface DialogProps {
  title: string;
  /** Escape, the cross or the back gesture: the owner decides whether it closes. */
  onClose: () => void;
  size?: "sm" | "md" | "lg";
  /** The buttons below. */
  foot?: ReactNode;
  /** Leaves scrolling and padding to the children, as side tabs need it. */
  bare?: boolean;
  /** Fills its height, so that it doesn't change with the tab that is shown. */
  tall?: boolean;
  children: ReactNode;
}

/** A page in a leather frame over the darkened desk. Fills the screen of a phone, unless it is small. */
export function Dialog({ title, onClose, size = "lg", foot, bare, tall, children }: DialogProps) {
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={id}
      className={classNames("on-paper", styles["dialog"], styles[size], tall && styles["tall"])}
    >
      <div className={styles["head"]} data-toasts-below="">
        <h2 className="title" id={id}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {bare ? children : <div className={styles["body"]}>{children}</div>}
      {foot && <div className={styles["foot"]}>{foot}</div>}
    </Modal>
  );
}
