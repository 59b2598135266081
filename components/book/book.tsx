"use client";

import { usePathname } from "next/navigation";
import {
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { classNames } from "@/components/ui/class-names";
import { pushStep, readStep, replaceStep } from "@/components/ui/history/history-step";
import { useTraversal, whenStill } from "@/components/ui/history/traversal";
import { arriveAt, onTurnTo } from "@/lib/client/page/turn-to";
import { accentStyle } from "./accent";
import styles from "./book.module.css";
import { BookContext, type Side } from "./book-context";
import { Leaves } from "./leaves";
import leafStyles from "./leaves.module.css";
import { TurnContext } from "./turn-context";
import { TurnWait } from "./turn-wait";

interface BookProps {
  accent: string | null | undefined;
  /** The closed-in book of the log-in page, without ribbons below it. */
  small?: boolean;
  /** The page that a narrow screen shows first. */
  first?: Side;
  /** Leaves room for the frame through which it is seen. */
  framed?: boolean;
  /** What hangs out of the book: the bookmarks. */
  ribbons?: ReactNode;
  /** The two pages. */
  children: ReactNode;
}

/** The open book: leather boards, brass corners, the block of pages. It stays while the pages change. */
export function Book({ accent, small, first = "left", framed, ribbons, children }: BookProps) {
  const { to, isLong, leaves } = useContext(TurnContext);
  const path = usePathname();
  const [open, setOpen] = useState<{ path: string; side: Side }>({ path, side: first });
  const side = open.path === path ? open.side : first;
  // Together with the page that the framework puts there.
  useTraversal(() => {
    startTransition(() => setOpen({ path: window.location.pathname, side: readStep().side ?? first }));
  });
  const context = useMemo(
    () => ({
      side,
      turnTo: (next: Side) => {
        if (next === side) return;
        whenStill(() => {
          // Where both pages are seen, Back would lead to the same. Of a dialog that turned the page no entry is left.
          if (matchMedia("(width < 64em)").matches) pushStep({ side: next, dialogs: 0 });
          else replaceStep({ side: next });
        });
        setOpen({ path, side: next });
        window.scrollTo(0, 0);
      },
    }),
    [side, path],
  );
  // To the page that holds what the reader is led to, within the section and on arrival in another one.
  const follow = useEffectEvent((next: Side) => context.turnTo(next));
  useEffect(() => onTurnTo((led) => follow(led.side)), []);
  const arrive = useEffectEvent((next: Side) => {
    if (next === side) return;
    replaceStep({ side: next });
    setOpen({ path, side: next });
  });
  useEffect(() => {
    const next = arriveAt(path);
    if (next) arrive(next);
  }, [path]);
  return (
    <BookContext value={context}>
      <div
        className={classNames(styles["book"], small && styles["small"])}
        data-page={side}
        data-framed={framed || undefined}
        style={accentStyle(accent)}
      >
        <div
          className={classNames(styles["block"], leafStyles["turns"])}
          data-waits={isLong ? "" : undefined}
        >
          {children}
          {!small && <Leaves ref={leaves} />}
          {isLong && to && <TurnWait to={to} />}
        </div>
        {ribbons}
      </div>
    </BookContext>
  );
}
