import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import styles from "./edit-mark.module.css";

/** "Edit" in the running head of a page, or what else is done with all of it. */
export function EditButton({
  children = "Edit",
  icon = "edit",
  ...rest
}: ComponentProps<"button"> & { icon?: IconName }) {
  return (
    <button type="button" {...rest} className={styles["edit"]}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
