import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { WaxSeal } from "@/components/ui/wax-seal";
import styles from "./handouts-page.module.css";

/** A handout in small: folded and sealed, its picture, or written lines. */
export function HandoutPaper({ image, sealed }: { image: string | null; sealed?: boolean }) {
  return (
    <span className={classNames(styles["paper"], sealed && styles["shut"])} aria-hidden="true">
      {sealed ? (
        <WaxSeal className={styles["wax"]} />
      ) : image ? (
        <img src={image} alt="" loading="lazy" decoding="async" width={66} height={56} />
      ) : (
        <Icon name="scroll" />
      )}
    </span>
  );
}
