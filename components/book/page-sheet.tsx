import type { ReactNode, Ref } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./book-page.module.css";
import { InTurn } from "./in-turn";

export interface PageSheetProps {
  /** What the page is called. */
  name: string;
  /** The small line at its head. */
  runningHead?: ReactNode;
  /** A button in the running head, for changing what the page shows; `EditButton` fits. */
  edit?: ReactNode;
  /** The number at its foot: decoration. */
  folio?: number;
  /** form: more room and no running head; title: a title page, everything in the middle. */
  look?: "text" | "form" | "title" | undefined;
  scroll?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The paper of a page: running head, the part that scrolls, the number below. */
export function PageSheet({
  name,
  runningHead,
  edit,
  folio,
  look = "text",
  scroll,
  children,
}: PageSheetProps) {
  if (look === "title") return <div className={classNames(styles["sheet"], styles["title"])}>{children}</div>;
  return (
    <div className={classNames(styles["sheet"], styles[look])}>
      <p className={styles["head"]}>
        <span>{runningHead}</span>
      </p>
      {edit && <div className={styles["edit"]}>{edit}</div>}
      <div
        ref={scroll}
        className={styles["scroll"]}
        role="region"
        aria-label={`${name}, page contents`}
        tabIndex={0}
      >
        <InTurn>{children}</InTurn>
      </div>
      <p className={styles["folio"]} aria-hidden="true">
        {folio}
      </p>
    </div>
  );
}
