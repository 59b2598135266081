import { useDice } from "@/components/book/use-dice";
import { Icon } from "@/components/ui/icon";
import { rollLabel } from "@/lib/model/roll";
import { DICE, type Die, type Roll } from "@/lib/rules/dice";
import { parseDiceFormula } from "@/lib/rules/dice-formula";
import { figure } from "@/lib/rules/abilities";
import { ROLL_MODIFIER } from "@/lib/rules/table-roll";
import styles from "./fallen-dice.module.css";
import type { DamageEntry } from "./use-damage-entry";

interface Hand {
  pool: readonly Die[];
  modifier: number;
}

/** What would be thrown: the dice that lie there once more, or those that are typed; null where no die has so many sides. */
const handOf = (fallen: Roll | null, amount: DamageEntry["amount"]): Hand | null => {
  if (fallen) return { pool: fallen.throws.map(({ die }) => die), modifier: fallen.modifier };
  const formula = amount && "dice" in amount ? parseDiceFormula(amount.dice) : null;
  const die = DICE.find((one) => one === formula?.sides);
  if (!formula || !die || Math.abs(formula.bonus) > ROLL_MODIFIER.max) return null;
  return { pool: Array.from({ length: formula.count }, () => die), modifier: formula.bonus };
};

/** The dice that fell for the amount, each of them, before it is dealt; and what throws those that are typed. */
export function FallenDice({ damage }: { damage: DamageEntry }) {
  const { fallen, amount } = damage;
  const dice = useDice();
  const hand = handOf(fallen, amount);
  if (!hand) return null;
  const { pool, modifier } = hand;
  const toss = () =>
    dice.roll(pool, {
      modifier,
      label: rollLabel(damage.cause || "Damage"),
      audience: "dm",
      onRolled: damage.setRolled,
    });
  return (
    <div className={styles["fallen"]} role="group" aria-label="Dice for the amount">
      {fallen && (
        <>
          <strong>{figure(fallen.total)}</strong>
          <span className={styles["dice"]}>
            {fallen.throws.map(({ die, value }, at) => (
              <span key={at} className={styles["die"]} title={`D${die}`}>
                {value}
              </span>
            ))}
          </span>
        </>
      )}
      <button type="button" className={styles["toss"]} onClick={toss}>
        <Icon name="d20" />
        {fallen ? "Again" : "Roll it first"}
      </button>
    </div>
  );
}
