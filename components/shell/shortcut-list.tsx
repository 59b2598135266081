"use client";

import { useSyncExternalStore } from "react";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Dialog } from "@/components/ui/dialog/dialog";
import { onShortcutChoice, setShortcutsOn, shortcutsAreOn } from "@/lib/client/storage/shortcut-choice";
import { shortcutTexts } from "@/lib/messages/shortcuts";
import { shortcutKeys } from "./shortcut-keys";
import styles from "./shortcut-list.module.css";

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
