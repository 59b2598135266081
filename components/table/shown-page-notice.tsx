import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { onTopLayerChange } from "@/components/ui/dialog/top-layer";
import { useTopHost } from "@/components/ui/dialog/use-top-host";
import { Icon } from "@/components/ui/icon";
import { shownTexts } from "@/lib/messages/shown-page";
import { placeInWords } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import styles from "./shown-page-notice.module.css";

interface ShownPageNoticeProps {
  page: ShownPage;
  /** Why the book was not turned there. */
  reason: string;
  /** The reader doesn't want their pages turned. */
  isReading: boolean;
  onGo: () => void;
  onLater: () => void;
  onReading: () => void;
}

/** A bookmark that hangs into the window, over whatever is open, and leads to what is shown. */
export function ShownPageNotice(props: ShownPageNoticeProps) {
  const host = useTopHost();
  return host && createPortal(<Bookmark {...props} />, host);
}

/** Its height, for what has to stay in sight below it. */
const HEIGHT = "--notice-h";

function Bookmark({ page, reason, isReading, onGo, onLater, onReading }: ShownPageNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const root = document.documentElement;
    // It goes from the top layer where it moves into a dialog that opens, or out of one. Older browsers have no popovers: `:is` takes the
    // pseudo-class for none of theirs, which alone would throw.
    const raise = () => {
      if (!element.matches(":is(:popover-open)")) element.showPopover?.();
    };
    const stop = onTopLayerChange(raise);
    raise();
    const watch = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      stop();
      watch.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, []);
  const place = placeInWords(page.place);
  const isLate = reason === shownTexts.late;
  return (
    <section
      ref={notice}
      popover="manual"
      className={`on-dark ${styles["notice"]}`}
      role="status"
      data-toasts-below=""
    >
      <Icon name={page.place === "character" ? "profile" : "map"} className={styles["icon"]} />
      <div>
        <p>{isLate ? shownTexts.lies(place) : shownTexts.opens(place)}</p>
        <small>{reason}</small>
      </div>
      <div className={styles["acts"]}>
        <Button variant="gilt" onClick={onGo}>
          {shownTexts.go}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          {shownTexts.later}
        </Button>
        <button type="button" className={styles["reading"]} onClick={onReading}>
          {isReading ? shownTexts.turnWithTable : shownTexts.letMeRead}
        </button>
      </div>
    </section>
  );
}
