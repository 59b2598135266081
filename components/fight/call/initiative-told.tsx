import { useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView, CombatantView } from "@/lib/model/fight";
import { figure } from "@/lib/rules/abilities";
import { withoutInitiative } from "@/lib/rules/fight-call";
import styles from "./initiative-call.module.css";

interface InitiativeToldProps {
  fight: FightView;
  one: CombatantView;
  onChange: () => void;
  onClose: () => void;
}

const names = new Intl.ListFormat("en-GB");

/** The initiative that was rolled or typed, where it puts one, and for whom the dungeon master waits. */
export function InitiativeTold({ fight, one, onChange, onClose }: InitiativeToldProps) {
  const { combatants } = fight;
  const before = combatants[combatants.findIndex(({ id }) => id === one.id) - 1];
  const missing = withoutInitiative(combatants);
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the question; whoever writes elsewhere keeps their place.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles["call"]} aria-label="Your initiative">
      <div className={styles["told"]}>
        <b>{figure(one.initiative ?? 0)}</b>
        <p role="status" dir="auto">
          {before ? (
            <>
              {one.name} stands after <b>{before.name}</b>
            </>
          ) : (
            fightTexts.isFirst(one.name)
          )}
          <small>
            {missing.length > 0
              ? fightTexts.waitsFor(names.format(missing.map(({ name }) => name)))
              : fightTexts.allHaveTheirs}
          </small>
        </p>
        <button ref={button} type="button" className={styles["link"]} onClick={onChange}>
          Change
        </button>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
    </section>
  );
}
