import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./icon-button.module.css";
import type { IconName } from "./icon-names";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles["iconButton"], className)}
    >
      <Icon name={icon} />
    </button>
  );
}
