import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/form/select";
import { TextField } from "@/components/ui/form/text-field";
import { fightTexts } from "@/lib/messages/fight";
import { useFightTable } from "@/components/fight/fight-table";
import { isDown } from "@/components/fight/order/in-order";
import styles from "./my-part.module.css";
import parts from "@/components/fight/part.module.css";
import { readAmount } from "@/components/fight/master/use-strike";

/** "I deal damage": an amount and a target for the dungeon master to take, halve or wave away; what waits stands below. */
export function Propose() {
  const { fight, act } = useFightTable();
  const [target, setTarget] = useState<number>();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const targets = fight.combatants.filter((one) => one.kind !== "row" && !isDown(one));
  const foes = targets.filter(({ kind }) => kind !== "character");
  const chosen = targets.find(({ id }) => id === target) ?? foes[0] ?? targets[0];
  const nameOf = (id: number) => fight.combatants.find((one) => one.id === id)?.name ?? "somebody";
  const tell = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(typed);
    // A second press after the first was sent says nothing new.
    setWrong(!amount && typed.trim() !== "");
    if (!amount) field.current?.focus();
    if (!amount || !chosen) return;
    act({ type: "propose", target: chosen.id, heals: false, ...amount });
    setTyped("");
  };
  if (!chosen) return null;
  return (
    <section className={parts["part"]} aria-label={fightTexts.deal}>
      <p className={parts["label"]}>{fightTexts.deal}</p>
      <Form className={styles["propose"]} onSubmit={tell}>
        <Select
          label="To whom"
          labelHidden
          value={chosen.id}
          options={[...foes, ...targets.filter((one) => !foes.includes(one))].map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          onChange={(event) => setTarget(Number(event.target.value))}
        />
        <TextField
          label="How much"
          labelHidden
          placeholder="2d8"
          autoComplete="off"
          value={typed}
          ref={field}
          {...(isWrong && { invalid: true })}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Button variant="primary" type="submit">
          Tell the table
        </Button>
        {isWrong && (
          <p className={styles["wrong"]} role="alert">
            {fightTexts.noAmount}
          </p>
        )}
      </Form>
      <div role="status">
        {fight.proposals.map(({ id, amount, combatantId }) => (
          <p key={id} className={styles["waiting"]}>
            <Icon name="hourglass" />
            {fightTexts.proposed(String(amount), nameOf(combatantId))}
          </p>
        ))}
      </div>
    </section>
  );
}
