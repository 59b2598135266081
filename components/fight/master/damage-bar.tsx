import { type FormEvent, type KeyboardEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { inputClass } from "@/components/ui/form/input-class";
import { Form } from "@/components/ui/form/form";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { fightTexts } from "@/lib/messages/fight";
import { cardinal } from "@/lib/rules/number-words";
import { DealtBy } from "./dealt-by";
import styles from "./damage-bar.module.css";
import type { DamageEntry } from "./use-damage-entry";

interface DamageBarProps {
  damage: DamageEntry;
  /** Under the thumb there is no room for temporary hit points. */
  narrow?: boolean;
  onTurn: (by: "next" | "previous") => void;
}

/** The row in the order of who is chosen, else of who has the turn. */
const rowInHand = () =>
  document.querySelector<HTMLElement>('[data-row][aria-pressed="true"]') ??
  document.querySelector<HTMLElement>('[aria-current="step"] [data-row]');

/**
 * An amount, or dice, and what is done with it. While nothing is typed the keys of the turns and of the field itself work in it as on the
 * page, since the focus stays here from one blow to the next; Escape empties it, and then leaves it.
 */
export function DamageBar({ damage, narrow, onTurn }: DamageBarProps) {
  const { targets, typed, isWrong, isGone, deal } = damage;
  const id = useId();
  usePrehydrationInput(id);
  const many = targets.length > 1 ? ` ${cardinal(targets.length)}` : "";
  const wrong = isGone ? fightTexts.targetGone : isWrong && fightTexts.noAmount;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deal("damage");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      deal("heal");
      return;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      if (typed === "") rowInHand()?.focus();
      else damage.type("");
    }
    if (typed !== "" || !["n", "p", "d"].includes(event.key)) return;
    event.preventDefault();
    // A key that is held means one turn, as on the page.
    if (event.repeat) return;
    if (event.key === "n") onTurn("next");
    if (event.key === "p") onTurn("previous");
  };
  return (
    <Form
      className={classNames(styles["bar"], narrow && styles["narrow"])}
      onSubmit={submit}
      aria-label="Damage and healing"
    >
      <input
        id={id}
        ref={damage.field}
        className={classNames(inputClass, styles["amount"])}
        aria-label="Amount, or dice to roll"
        aria-keyshortcuts="d"
        data-shortcut="d"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "damage-wrong" : undefined}
        placeholder="2d6+3"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="off"
        maxLength={12}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => damage.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="primary" type="submit">{`Damage${many}`}</Button>
      <Button onClick={() => deal("heal")}>Heal</Button>
      {!narrow && (
        <Button
          onClick={() => deal("temporary")}
          title="Temporary hit points: spent first; the larger amount stays"
        >
          Temp
        </Button>
      )}
      {narrow && <DealtBy tongue by={damage.by} targets={targets} onChoose={damage.chooseDealer} />}
      {wrong && (
        <p id="damage-wrong" className={styles["wrong"]} role="alert">
          {wrong}
        </p>
      )}
    </Form>
  );
}
