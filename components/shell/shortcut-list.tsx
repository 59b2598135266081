"use client";

import { useSyncExternalStore } from "react";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Dialog } from "@/components/ui/dialog/dialog";
import { onShortcutChoice, setShortcutsOn, shortcutsAreOn } from "@/lib/client/storage/shortcut-choice";
import { shortcutTexts } from "@/lib/messages/shortcuts";
import { SECTIONS } from "@/lib/sections";
import { FIND } from "./press-search";
import styles from "./shortcut-list.module.css";

/** Every shortcut and what it does. Whatever a key presses carries it as `data-shortcut`. */
const shortcutKeys = [
  { keys: "g h", does: "Home: the shelf" },
  { keys: "g p", does: "Profile" },
  { keys: "g m", does: "Messages" },
  ...SECTIONS.map(({ name }, index) => ({ keys: String(index + 1), does: `${name}, in an open book` })),
  { keys: "n", does: "Next turn of a fight" },
  { keys: "p", does: "Previous turn of a fight" },
  { keys: "Ctrl z", does: "Undo the last act of a fight" },
  { keys: "v", does: "A book through a player's eyes, and back to your own" },
  { keys: FIND, does: "Search: this book; on the shelf, all your books" },
  { keys: "Ctrl Enter", does: "Add what you write to a chapter" },
  { keys: "d", does: "Dice: open or close the tray; in a fight, the amount of damage" },
  { keys: "/", does: "Search, where there is a search" },
  { keys: "?", does: "This list" },
];

/** What the keys do, and the switch that lets them rest. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(onShortcutChoice, shortcutsAreOn, () => true);
  return (
    <Dialog title={shortcutTexts.title} size="sm" onClose={onClose}>
      <div className="stack">
        <dl className={styles["list"]}>
          {shortcutKeys.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                {keys.split(" ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={shortcutTexts.on}
          checked={on}
          onChange={(event) => setShortcutsOn(event.target.checked)}
        />
        <p className="note">{shortcutTexts.resting}</p>
      </div>
    </Dialog>
  );
}
