import { fightTexts } from "@/lib/messages/fight";
import styles from "./waiting.module.css";

/** One quiet line while what was done waits for the connection. */
export function Waiting() {
  return (
    <p className={styles["waiting"]} role="status">
      {fightTexts.unfinished}
    </p>
  );
}
