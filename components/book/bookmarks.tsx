"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useContext } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { inMirror } from "@/lib/client/page/mirror";
import { useRunningRound } from "@/lib/client/live/running-fight";
import { fightGoesOn } from "@/lib/messages/sections";
import { SECTIONS } from "@/lib/sections";
import styles from "./bookmarks.module.css";
import { useMirrored } from "./mirror-context";
import { TurnContext } from "./turn-context";

/** Silk ribbons that lead to the sections of the book. They are links: a new tab is a new tab. */
export function Bookmarks() {
  const path = usePathname();
  const player = useMirrored();
  const round = useRunningRound();
  const { to = path, turn } = useContext(TurnContext);
  return (
    <nav className={classNames("on-dark", styles["ribbons"])} aria-label="Bookmarks">
      {SECTIONS.map(({ href, name, silk, icon }, index) => (
        <Link
          key={href}
          href={inMirror(href, player)}
          data-shortcut={index + 1}
          className={classNames(styles["ribbon"], styles[silk])}
          aria-current={to === href ? "page" : undefined}
          title={href === "/fight" && round !== null ? fightGoesOn(round) : undefined}
          onNavigate={(event) => {
            event.preventDefault();
            turn(href);
          }}
        >
          <Icon name={icon} className={styles["icon"]} />
          <span className={styles["word"]}>{name}</span>
          {href === "/fight" && round !== null && (
            <span className={styles["runs"]} aria-hidden="true">
              {round > 0 ? round : "!"}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
