import { useActsWaiting } from "@/lib/client/fight/waiting-acts";
import { fightTexts } from "@/lib/messages/fight";
import styles from "./waiting.module.css";

/** One quiet line while what was done waits for the connection. */
export function Waiting() {
  const isWaiting = useActsWaiting();
  return (
    isWaiting && (
      <p className={styles["waiting"]} role="status">
        {fightTexts.unfinished}
      </p>
    )
  );
}
