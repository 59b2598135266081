"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { classNames } from "@/components/ui/class-names";
import styles from "./bookmarks.module.css";
import { useBookTurn } from "./use-book-turn";

const sections = [
  { href: "/campaign", text: "Campaign", silk: "campaign" },
  { href: "/character", text: "Character", silk: "character" },
  { href: "/encounter", text: "Encounter", silk: "encounter" },
] as const;

/** Three silk ribbons that lead to the sections of the book. They are links: a new tab is a new tab. */
export function Bookmarks() {
  const path = usePathname();
  const turn = useBookTurn();
  return (
    <nav className={classNames("on-dark", styles["ribbons"])} aria-label="Bookmarks">
      {sections.map(({ href, text, silk }, index) => (
        <Link
          key={href}
          href={href}
          data-shortcut={index + 1}
          className={classNames(styles["ribbon"], styles[silk])}
          aria-current={path === href ? "page" : undefined}
          onNavigate={(event) => {
            event.preventDefault();
            turn(href);
          }}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
