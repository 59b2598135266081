"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, startTransition, useMemo, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { pushStep, readStep } from "@/components/ui/history/history-step";
import { useTraversal } from "@/components/ui/history/traversal";
import { accentStyle } from "./accent";
import styles from "./book.module.css";
import { BookContext, type Side } from "./book-context";
import { Leaves } from "./leaves";

interface BookProps {
  accent: string | null | undefined;
  /** The closed-in book of the log-in page, without ribbons below it. */
  small?: boolean;
  /** The page that a narrow screen shows first. */
  first?: Side;
  /** What hangs out of the book: the bookmarks. */
  ribbons?: ReactNode;
  /** The two pages. */
  children: ReactNode;
}

/** The open book: leather boards, brass corners, the block of pages. It stays while the pages change. */
export function Book({ accent, small, first = "left", ribbons, children }: BookProps) {
  const leaves = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const [open, setOpen] = useState<{ path: string; side: Side }>({ path, side: first });
  const side = open.path === path ? open.side : first;
  // Together with the page that the framework puts there.
  useTraversal(() =>
    startTransition(() => setOpen({ path: window.location.pathname, side: readStep().side ?? first })),
  );
  const context = useMemo(
    () => ({
      side,
      leaves,
      turnTo: (next: Side) => {
        if (next === side) return;
        pushStep({ side: next });
        setOpen({ path, side: next });
        window.scrollTo(0, 0);
      },
    }),
    [side, path],
  );
  return (
    <BookContext value={context}>
      <div
        className={classNames(styles["book"], small && styles["small"])}
        data-page={side}
        style={accentStyle(accent)}
      >
        <div className={styles["block"]}>
          {children}
          {!small && <Leaves ref={leaves} />}
        </div>
        {ribbons}
      </div>
    </BookContext>
  );
}
