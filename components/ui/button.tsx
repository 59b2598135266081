import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export interface ButtonLook {
  /** primary: the one thing to do; plain: beside it; danger: takes something away; gilt and ghost: on dark. */
  variant?: "primary" | "plain" | "danger" | "gilt" | "ghost" | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
}

export function buttonClass({ variant = "plain", wide }: ButtonLook, className?: string): string {
  return classNames(styles["button"], styles[variant], wide && styles["wide"], className);
}

type ButtonProps = ButtonLook & ComponentProps<"button"> & { busy?: boolean | undefined };

/** While busy it keeps the focus and its width, and ignores clicks. */
export function Button({ variant, wide, icon, busy, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-icon={icon}
      {...(busy ? { "aria-busy": true, onClick: refuse } : onClick && { onClick })}
      className={buttonClass({ variant, wide }, className)}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
