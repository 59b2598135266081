import type { IconName } from "@/components/ui/icon-names";
import { isSection } from "@/lib/sections";

interface NavEntry {
  href: string;
  text: string;
  icon: IconName;
  superAdmin?: true;
  shortcut?: string;
}

export const navEntries: readonly NavEntry[] = [
  { href: "/home", text: "Home", icon: "home", shortcut: "g h" },
  { href: "/profile", text: "Profile", icon: "profile", shortcut: "g p" },
  { href: "/messages", text: "Messages", icon: "quill", shortcut: "g m" },
  { href: "/admin-messages", text: "Admin messages", icon: "scroll", superAdmin: true },
];

/** Whether a path is one of the pages that are reached from the shelf and lead back to it. */
export function belongsToShelf(path: string): boolean {
  return path === "/create" || path === "/edit-campaign" || isSection(path);
}
