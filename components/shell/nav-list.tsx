"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { belongsToShelf, navEntries } from "./nav-entries";
import styles from "./nav-list.module.css";

export interface NavListProps {
  superAdmin: boolean;
  onLogout: () => void;
}

/** Where one can go; the way out comes last. */
export function NavList({ superAdmin, onLogout }: NavListProps) {
  const path = usePathname();
  const current = belongsToShelf(path) ? "/home" : path;
  return (
    <ul className={styles["list"]}>
      {navEntries
        .filter((entry) => superAdmin || !entry.superAdmin)
        .map(({ href, text, icon, shortcut }) => (
          <li key={href}>
            <Link
              className={styles["link"]}
              href={href}
              data-shortcut={shortcut}
              aria-current={current === href ? (path === href ? "page" : "true") : undefined}
            >
              <Icon name={icon} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      <li>
        <button type="button" className={styles["link"]} onClick={onLogout}>
          <Icon name="log-out" />
          <span>Log out</span>
        </button>
      </li>
    </ul>
  );
}
