import type { ComponentProps } from "react";
import { Modal } from "./modal";
import styles from "./over-book.module.css";

/** A modal dialog whose sheet lies in the middle of the window, over the darkened book. */
export function OverBook(props: Omit<ComponentProps<typeof Modal>, "className">) {
  return <Modal {...props} className={styles["over"]} />;
}
