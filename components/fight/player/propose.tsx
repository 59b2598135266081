import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/form/input-class";
import { Form } from "@/components/ui/form/form";
import { Select } from "@/components/ui/form/select";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { fightTexts } from "@/lib/messages/fight";
import type { CombatantView } from "@/lib/model/fight";
import { useFightTable } from "@/components/fight/fight-table";
import { isDown } from "@/components/fight/order/in-order";
import { Segments } from "@/components/fight/order/segments";
import { readAmount } from "@/components/fight/master/use-damage-entry";
import { Answers } from "./answers";
import styles from "./propose.module.css";

const DEEDS = [
  { value: "damage", label: fightTexts.deal },
  { value: "healing", label: fightTexts.heal },
] as const;
type Deed = (typeof DEEDS)[number]["value"];

/** Whom it may be for, the likeliest first: foes that are up; or of the party whoever is down, then oneself. */
const targetsOf = (deed: Deed, combatants: readonly CombatantView[], mine: readonly CombatantView[]) => {
  const creatures = combatants.filter(({ kind }) => kind !== "row");
  const foes = creatures.filter(({ kind }) => kind !== "character");
  const party = creatures.filter(({ kind }) => kind === "character");
  if (deed === "damage") return [...foes, ...party].filter((one) => !isDown(one));
  const own = new Set(mine.map(({ id }) => id));
  const need = (one: CombatantView) => (isDown(one) ? 0 : own.has(one.id) ? 1 : 2);
  return [...party.toSorted((one, next) => need(one) - need(next)), ...foes];
};

interface Meant {
  deed: Deed;
  typed: string;
  target: number;
}

/** How much is typed. Refused proposals come back into the field, one after the other: another one once it is empty. */
function useTyped(restore: (meant: Meant) => void) {
  const [typed, setTyped] = useState("");
  /** What stands in the field, also before it is drawn. */
  const held = useRef("");
  /** Those that wait for the field, oldest first. */
  const refused = useRef<Meant[]>([]);
  const type = (text: string) => {
    held.current = text;
    setTyped(text);
  };
  const giveBack = () => {
    const next = held.current === "" ? refused.current.shift() : undefined;
    if (!next) return;
    type(next.typed);
    restore(next);
  };
  const empty = () => {
    type("");
    giveBack();
  };
  const refuse = (meant: Meant) => {
    refused.current.push(meant);
    giveBack();
  };
  return { typed, type, empty, refuse };
}

/** What is being proposed: the deed, for whom, and how much. */
export function useProposal(mine: readonly CombatantView[]) {
  const { fight, act } = useFightTable();
  const [deed, setDeed] = useState<Deed>("damage");
  const [target, setTarget] = useState<number>();
  /** For whom the amount is that is being typed: also where that one goes down meanwhile. */
  const [meantId, setMeantId] = useState<number>();
  const { typed, type, empty, refuse } = useTyped((meant) => {
    setDeed(meant.deed);
    setMeantId(meant.target);
  });
  const [isWrong, setWrong] = useState(false);
  /** What had been told before the last press, by id. */
  const [toldBefore, setToldBefore] = useState<readonly number[]>();
  const field = useRef<HTMLInputElement>(null);
  const whom = useRef<HTMLSelectElement>(null);
  const likely = targetsOf(deed, fight.combatants, mine);
  const meant = fight.combatants.find(({ id }) => id === meantId);
  const targets = !meant || likely.includes(meant) ? likely : [meant, ...likely];
  const chosen = meant ?? likely.find(({ id }) => id === target) ?? likely[0];
  const tell = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(typed);
    // A second press after the first was sent says nothing new.
    setWrong(!amount && typed.trim() !== "");
    if (!amount) field.current?.focus();
    if (!amount || !chosen) return;
    if (meantId !== undefined && !meant) {
      // Gone from the fight: whom else it is for is the player's to say.
      setMeantId(undefined);
      whom.current?.focus();
      return;
    }
    act({ type: "propose", target: chosen.id, heals: deed === "healing", ...amount }, () =>
      refuse({ deed, typed, target: chosen.id }),
    );
    setMeantId(undefined);
    empty();
    setToldBefore(fight.proposals.map(({ id }) => id));
  };
  return {
    deed,
    typed,
    isWrong,
    isTold: toldBefore !== undefined && fight.proposals.some(({ id }) => !toldBefore.includes(id)),
    field,
    whom,
    targets,
    chosen,
    tell,
    turnTo: (next: Deed) => {
      setDeed(next);
      setTarget(undefined);
      setMeantId(undefined);
    },
    choose: (id: number) => {
      setTarget(id);
      setMeantId(typed === "" ? undefined : id);
    },
    type: (text: string) => {
      type(text);
      setMeantId(text === "" ? undefined : (meantId ?? chosen?.id));
      setWrong(false);
      setToldBefore(undefined);
    },
  };
}

/** "I deal damage" and "I heal": an amount and a target for the dungeon master to take or wave away, and what became of it. */
export function Propose({ proposal }: { proposal: ReturnType<typeof useProposal> }) {
  const { deed, typed, isWrong, isTold, field, whom, targets, chosen, tell, turnTo, choose, type } = proposal;
  const amountId = useId();
  usePrehydrationInput(amountId);
  return (
    <>
      <section className={styles["deal"]} data-deed={deed} aria-label={fightTexts.told}>
        <Segments label="What I do" options={DEEDS} value={deed} onChange={turnTo} />
        {chosen ? (
          <Form className={styles["propose"]} onSubmit={tell}>
            <Select
              label="To whom"
              labelHidden
              value={chosen.id}
              options={targets.map(({ id, name }) => ({ value: id, label: name }))}
              ref={whom}
              onChange={(event) => choose(Number(event.target.value))}
            />
            <input
              id={amountId}
              className={inputClass}
              dir="auto"
              aria-label="How much"
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${amountId}-wrong` : undefined}
              placeholder="2d8"
              autoComplete="off"
              value={typed}
              ref={field}
              onChange={(event) => type(event.target.value)}
            />
            <Button variant="primary" type="submit">
              Tell the table
            </Button>
            {isWrong && (
              <p id={`${amountId}-wrong`} className={styles["wrong"]} role="alert">
                {fightTexts.noAmount}
              </p>
            )}
          </Form>
        ) : (
          <p className={styles["nobody"]}>{fightTexts.nobodyUp}</p>
        )}
      </section>
      <span className="vh" role="status">
        {isTold && fightTexts.sent}
      </span>
      <Answers />
    </>
  );
}
