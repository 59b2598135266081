import { useId } from "react";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { lazyComponent } from "@/components/ui/lazy-component";
import { fightTexts } from "@/lib/messages/fight";
import type { CombatantView } from "@/lib/model/fight";
import styles from "./remarks.module.css";
import parts from "@/components/fight/part.module.css";
import type { FightControls } from "./use-fight-controls";
import { useHeld } from "./use-held";
import { useRemark } from "./use-remark";

const [NewerText] = lazyComponent(() =>
  import("@/components/ui/form/newer-version").then((module) => module.NewerText),
);

interface RemarksProps {
  one: CombatantView;
  hold: FightControls["choice"]["hold"];
}

/** What is to be remembered of one in this fight; written as soon as one leaves the lines, unless somebody else wrote there meanwhile. */
export function Remarks({ one, hold }: RemarksProps) {
  const id = useId();
  usePrehydrationInput(id);
  const { text, isWritten, newer, write, leave, keepMine, takeTheirs } = useRemark(one);
  useHeld(hold, isWritten ? one.id : null);
  return (
    <section className={parts["part"]} aria-label="Notes">
      <label className={parts["label"]} htmlFor={id}>
        Notes for this fight
      </label>
      <textarea
        id={id}
        className={styles["lines"]}
        rows={1}
        dir="auto"
        maxLength={2000}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={leave}
      />
      {newer && (
        <NewerText said={fightTexts.noteNewer} {...newer} onShowTheirs={takeTheirs} onKeepMine={keepMine} />
      )}
    </section>
  );
}
