import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import { iconOf } from "./icon-of";
import styles from "./plate.module.css";

interface PlateProps {
  kind: BelongingKind;
  belonging: Belonging;
  size: "small" | "medium" | "large";
}

/** The picture of a belonging, or a line drawing. Its name stands beside it. */
export function Plate({ kind, belonging, size }: PlateProps) {
  return (
    <span className={classNames(styles["plate"], styles[size])}>
      {belonging.image ? (
        <img src={belonging.image} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name={iconOf(kind, belonging)} className={styles["icon"]} />
      )}
    </span>
  );
}
