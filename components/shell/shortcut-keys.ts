import { whenStill } from "@/components/ui/history/traversal";
import { SECTIONS } from "@/lib/sections";

/** Every shortcut and what it does. Whatever a key presses carries it as `data-shortcut`. */
export const shortcutKeys = [
  { keys: "g h", does: "Home: the shelf" },
  { keys: "g p", does: "Profile" },
  { keys: "g m", does: "Messages" },
  ...SECTIONS.map(({ name }, index) => ({ keys: String(index + 1), does: `${name}, in an open book` })),
  { keys: "n", does: "Next turn of a fight" },
  { keys: "p", does: "Previous turn of a fight" },
  { keys: "d", does: "Dice: open or close the tray" },
  { keys: "/", does: "Search, where there is a search" },
  { keys: "?", does: "This list" },
];

const fields = "input, textarea, select, [contenteditable], [role=textbox]";

/** Whether a key press may be a shortcut: nobody writes, no dialog is open, no other key is held. */
export function isFree(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || repeat) return false;
  if (target instanceof Element && target.closest(fields)) return false;
  return document.querySelector("dialog[open]") === null;
}

/** Presses what the page offers for these keys, or puts the cursor there; answers whether there was something. */
export function pressFor(keys: string): boolean {
  const found =
    keys === "/"
      ? [...document.querySelectorAll<HTMLElement>("input[type=search]")].find((field) =>
          field.checkVisibility(),
        )
      : document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(keys)}"]`);
  if (!found) return false;
  if (keys === "/") found.focus();
  // A dialog that was closed just now leaves its entry of the history first, which would call a link's navigation off.
  else whenStill(() => found.click());
  return true;
}
