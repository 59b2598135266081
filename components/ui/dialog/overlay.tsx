import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./overlay.module.css";

/** The dark with one pool of light over the whole screen; what it holds stands in the middle. */
export function Overlay({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("on-dark", styles["overlay"], className)} />;
}
