import { classNames } from "@/components/ui/class-names";
import { LocalTime } from "@/components/ui/text/local-time";
import type { GivenHandout } from "@/lib/model/handout";
import { HandoutPaper } from "./handout-paper";
import { useChosenHandout } from "./handouts-context";
import styles from "./handouts-page.module.css";

interface GivenHandoutsProps {
  handouts: readonly GivenHandout[];
  onRead: (id: number) => void;
}

const moment = ({ openedAt, id }: GivenHandout) => (openedAt?.getTime() ?? 0) + id / 1e10;

/** What a player was given, newest first; what was not read yet is marked. */
export function GivenHandouts({ handouts, onRead }: GivenHandoutsProps) {
  const { chosen } = useChosenHandout();
  const newest = handouts.toSorted((one, other) => moment(other) - moment(one));
  return (
    <ul className={styles["list"]} aria-label="Handouts">
      {newest.map((one) => (
        <li key={one.id} className={classNames(styles["row"], styles["plain"])}>
          <HandoutPaper image={one.image} />
          <button
            type="button"
            className={styles["go"]}
            aria-current={one.id === chosen?.id || undefined}
            onClick={() => onRead(one.id)}
          >
            <b dir="auto">{one.title}</b>
            <span className={styles["meta"]}>{one.openedAt && <LocalTime at={one.openedAt} />}</span>
          </button>
          {!one.isRead && <span className={styles["unread"]}>new</span>}
        </li>
      ))}
    </ul>
  );
}
