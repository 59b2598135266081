import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import type { CombatantView, SentAct } from "@/lib/model/fight";
import styles from "./doing-bar.module.css";
import type { FightControls } from "./use-fight-controls";
import { useHeld } from "./use-held";
import { useFightTable } from "@/components/fight/fight-table";

interface DoingBarProps {
  one: CombatantView;
  hold: FightControls["choice"]["hold"];
  onRemoved: () => void;
}

/** What becomes of a combatant: it waits, hides, loses its name, falls or goes. */
export function DoingBar({ one, hold, onRemoved }: DoingBarProps) {
  const { act } = useFightTable();
  const confirm = useConfirm();
  const targets = [one.id];
  const [isAsking, setAsking] = useState(false);
  useHeld(hold, isAsking ? one.id : null);
  const remove = async () => {
    setAsking(true);
    const accepted = await confirm({
      text: `Remove ${one.name}?`,
      detail: "It goes out of the order. Undo brings it back.",
      accept: "Remove",
    });
    setAsking(false);
    if (!accepted) return;
    act({ type: "remove", combatants: targets });
    onRemoved();
  };
  const isCreature = one.kind !== "row";
  const doings: [show: boolean, icon: IconName, text: string, act: SentAct][] = [
    [true, "hourglass", "Delay", { type: "delay", target: one.id }],
    [isCreature && !one.isReady, "ready", "Ready", { type: "ready", targets }],
    [
      true,
      one.isHidden ? "eye" : "eye-off",
      one.isHidden ? "Show" : "Hide",
      { type: one.isHidden ? "show" : "hide", targets },
    ],
    [
      isCreature && one.kind !== "character",
      "quill",
      one.isUnnamed ? "Name" : "Unname",
      { type: one.isUnnamed ? "name" : "unname", targets },
    ],
    [
      isCreature,
      one.isDefeated ? "arrow-up" : "arrow-down",
      one.isDefeated ? "Revive" : "Defeat",
      { type: one.isDefeated ? "revive" : "defeat", targets },
    ],
  ];
  return (
    <div className={styles["doing"]} role="group" aria-label={`What ${one.name} does`}>
      {doings.map(
        ([show, icon, text, doing], at) =>
          show && (
            // What a press turns into its opposite stays the same button, which keeps the focus.
            <button key={at} type="button" className={styles["link"]} onClick={() => act(doing)}>
              <Icon name={icon} />
              {text}
            </button>
          ),
      )}
      <button
        type="button"
        className={classNames(styles["link"], styles["danger"])}
        onClick={() => void remove()}
      >
        <Icon name="trash" />
        Remove
      </button>
    </div>
  );
}
