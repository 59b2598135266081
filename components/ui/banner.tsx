import styles from "./banner.module.css";
import { Icon } from "./icon";

/** What went wrong with a form as a whole. */
export function Banner({ text }: { text: string }) {
  return (
    <div className={styles["banner"]} role="alert">
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  );
}
