import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showTexts } from "@/lib/messages/live";
import { placeInWords } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import styles from "./table-notice.module.css";

interface TableNoticeProps {
  page: ShownPage;
  /** Why the book was not turned there. */
  reason: string;
  /** The reader doesn't want their pages turned. */
  isReading: boolean;
  onGo: () => void;
  onLater: () => void;
  onReading: () => void;
}

/** A bookmark that hangs into the window and leads to what is shown. */
export function TableNotice({ page, reason, isReading, onGo, onLater, onReading }: TableNoticeProps) {
  const place = placeInWords(page.place);
  const isLate = reason === showTexts.late;
  return (
    <section className={`on-dark ${styles["notice"]}`} role="status" data-toasts-below="">
      <Icon name={page.place === "character" ? "profile" : "map"} className={styles["icon"]} />
      <p>{isLate ? showTexts.lies(place) : showTexts.opens(place)}</p>
      <small>{reason}</small>
      <div className={styles["acts"]}>
        <Button variant="gilt" onClick={onGo}>
          {showTexts.go}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          {showTexts.later}
        </Button>
        <button type="button" className={styles["reading"]} onClick={onReading}>
          {isReading ? showTexts.turnWithTable : showTexts.letMeRead}
        </button>
      </div>
    </section>
  );
}
