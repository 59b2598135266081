import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { lazyComponent } from "@/components/ui/lazy-component";
import { fightTexts } from "@/lib/messages/fight";
import type { CombatantView } from "@/lib/model/fight";
import styles from "./remarks.module.css";
import parts from "@/components/fight/part.module.css";
import { useFightTable } from "@/components/fight/fight-table";
import type { FightControls } from "./use-fight-controls";
import { useHeld } from "./use-held";

const [NewerText] = lazyComponent(() =>
  import("@/components/ui/form/newer-version").then((module) => module.NewerText),
);

/** What is written, and what stood there when that began. */
interface Draft {
  text: string;
  before: string;
  /** It was refused, and a later one that is refused too takes its place. */
  isGivenBack?: boolean;
}
/** Where the choice between two versions is still to be made, or what was written was refused, by the combatant: until the page is left. */
const undecided = new Map<string, Draft>();

interface RemarksProps {
  one: CombatantView;
  hold: FightControls["choice"]["hold"];
}

/** What is to be remembered of one in this fight; written as soon as one leaves the lines, unless somebody else wrote there meanwhile. */
export function Remarks({ one, hold }: RemarksProps) {
  const id = useId();
  usePrehydrationInput(id);
  const { act, fight } = useFightTable();
  const stored = one.note ?? "";
  const key = `${fight.id} ${one.id}`;
  const [draft, setDraft] = useState(() => undecided.get(key));
  useHeld(hold, draft ? one.id : null);
  const isNewer = draft !== undefined && draft.before !== stored && draft.text !== stored;
  const isHere = useRef(true);
  const save = () => {
    const giveBack = () => {
      if (!draft) return;
      const back = { ...draft, isGivenBack: true };
      if (isHere.current) setDraft((begun) => (begun && !begun.isGivenBack ? begun : back));
      else undecided.set(key, back);
    };
    if (draft && draft.text !== stored) act({ type: "note", target: one.id, text: draft.text }, giveBack);
    setDraft(undefined);
  };
  const leave = () => {
    if (!isNewer) save();
  };
  const leavePage = useEffectEvent(() => {
    if (isNewer) undecided.set(key, draft);
    else save();
  });
  // Who chooses somebody else by the keyboard leaves the lines with the page.
  useEffect(() => {
    undecided.delete(key);
    isHere.current = true;
    return () => {
      isHere.current = false;
      leavePage();
    };
  }, [key]);
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
        value={draft?.text ?? stored}
        onChange={({ target }) => setDraft({ text: target.value, before: draft?.before ?? stored })}
        onBlur={leave}
      />
      {isNewer && (
        <NewerText
          said={fightTexts.noteNewer}
          theirs={stored}
          mine={draft.text}
          onShowTheirs={() => setDraft(undefined)}
          onKeepMine={save}
        />
      )}
    </section>
  );
}
