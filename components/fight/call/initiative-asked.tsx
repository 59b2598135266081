import { type FormEvent, useId, useState } from "react";
import { DieShape } from "@/components/ui/die-shape";
import { Button } from "@/components/ui/button";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { inputClass } from "@/components/ui/form/input-class";
import { Form } from "@/components/ui/form/form";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { classNames } from "@/components/ui/class-names";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import { figure, modifier } from "@/lib/rules/abilities";
import styles from "./initiative-call.module.css";

interface InitiativeAskedProps {
  fight: FightView;
  one: CombatantView;
  onAct: (act: SentAct) => void;
  onLater: () => void;
}

/** A real die lies on the table: what it shows, without the modifier. */
const FACE = { min: 1, max: 20 } as const;

const withSign = (value: number) => `${value < 0 ? "−" : "+"} ${Math.abs(value)}`;

/** "Your initiative?": a die that is thrown here, or what the real one shows. */
export function InitiativeAsked({ fight, one, onAct, onLater }: InitiativeAskedProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  usePrehydrationInput(id);
  const bonus = modifier(one.dexterity);
  const face = /^\d+$/.test(typed.trim()) ? clampNumber(typed, FACE.min, FACE.max) : undefined;
  const isFace = face !== undefined && face === Number(typed);
  const tell = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(!isFace);
    if (!isFace) event.currentTarget.querySelector("input")?.focus();
    else onAct({ type: "initiative", values: { [one.id]: face + bonus } });
  };
  return (
    <section className={styles["call"]} aria-labelledby={`${id}-title`}>
      <div className={styles["head"]}>
        <div role="status">
          <h2 className="title" id={`${id}-title`}>
            {fightTexts.yourInitiative}
          </h2>
          <p dir="auto">{`${one.name}, ${fight.name}`}</p>
        </div>
        <button type="button" className={styles["link"]} onClick={onLater}>
          Later
        </button>
      </div>
      <Button
        variant="primary"
        className={styles["roll"]}
        onClick={() => onAct({ type: "initiative", roll: [one.id] })}
      >
        <DieShape die={20} />
        <span>
          Roll <span className="num">{`d20 ${withSign(bonus)}`}</span>
        </span>
      </Button>
      <Form className={styles["type"]} aria-label="A real die" onSubmit={tell}>
        <label htmlFor={id}>
          or the real die shows
          {isFace && bonus !== 0 && (
            <span className="num">{`${face} ${withSign(bonus)} = ${figure(face + bonus)}`}</span>
          )}
        </label>
        <input
          id={id}
          className={classNames(inputClass, styles["face"])}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          placeholder="–"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit">Tell</Button>
        {isWrong && (
          <p id={`${id}-wrong`} className={styles["wrong"]} role="alert">
            {fightTexts.noFace}
          </p>
        )}
      </Form>
    </section>
  );
}
