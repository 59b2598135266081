import styles from "./dates.module.css";
import { useZone, zoneInWords } from "./use-day";

/** In whose time the dates are written: others may read them in another. */
export function ZoneNote() {
  const zone = useZone();
  return <p className={styles["zone"]}>{zoneInWords(zone)} time, as you read it.</p>;
}
