import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "./edit-mark.module.css";

/** "Edit" in the running head of a page. */
export function EditButton({ children = "Edit", ...rest }: ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={styles["edit"]}>
      <Icon name="edit" />
      {children}
    </button>
  );
}
