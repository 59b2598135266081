import { Icon } from "./icon";
import styles from "./state.module.css";

/** A sentence and ruled lines while a page is being written. */
export function Skeleton({ text }: { text: string }) {
  return (
    <div className={styles["skeleton"]} role="status">
      <p className={styles["wait"]}>
        <Icon name="quill" />
        {text}
      </p>
      <div className={styles["bones"]} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
