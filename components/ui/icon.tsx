/// <reference types="next/image-types/global" />
import type { StaticImageData } from "next/image";
import { classNames } from "./class-names";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names";
import drawings from "./icons.svg";

const { src } = drawings as StaticImageData;

/** A line drawing from icons.svg in the colour of the text. It is decoration: name the control beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles["icon"], className)} aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  );
}
