import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button";
import { Icon } from "./icon";

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
