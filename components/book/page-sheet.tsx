import type { ReactNode, Ref } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./book-page.module.css";
import footStyles from "./page-foot.module.css";
import { StaggeredMount } from "./staggered-mount";

export interface PageSheetProps {
  /** What the page is called. */
  name: string;
  /** The small line at its head. */
  runningHead?: ReactNode;
  /** A button in the running head, for changing what the page shows; `EditButton` fits. */
  edit?: ReactNode;
  /** A button at the other side of it; `ShowButton` fits. */
  show?: ReactNode;
  /** The number at its foot: decoration. */
  folio?: number;
  /** What stands at its foot in place of the number, whatever is scrolled; on narrow screens under the thumb. */
  foot?: ReactNode;
  /** form: more room and no running head; title: a title page, everything in the middle; play: a sheet, which fills the page to its edges. */
  look?: "text" | "form" | "title" | "play" | undefined;
  scroll?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The paper of a page: running head, the part that scrolls, the number below. */
export function PageSheet({
  name,
  runningHead,
  edit,
  show,
  folio,
  foot,
  look = "text",
  scroll,
  children,
}: PageSheetProps) {
  if (look === "title") return <div className={classNames(styles["sheet"], styles["title"])}>{children}</div>;
  return (
    <div className={classNames(styles["sheet"], styles[look], foot ? styles["footed"] : undefined)}>
      <div className={styles["headline"]}>
        {show && <div className={styles["show"]}>{show}</div>}
        <p className={styles["head"]} dir="auto">
          {runningHead}
        </p>
        {edit && (
          <div className={styles["edit"]} data-toasts-below="">
            {edit}
          </div>
        )}
      </div>
      <div
        ref={scroll}
        className={styles["scroll"]}
        role="region"
        aria-label={`${name}, page contents`}
        tabIndex={0}
      >
        <StaggeredMount>{children}</StaggeredMount>
      </div>
      {foot ? (
        <div className={footStyles["foot"]} data-foot="">
          {foot}
        </div>
      ) : (
        <p className={styles["folio"]} aria-hidden="true">
          {folio}
        </p>
      )}
    </div>
  );
}
