import { type RefObject, useRef } from "react";
import { DieShape } from "@/components/ui/die-shape";
import styles from "@/components/dice/pool-places.module.css";
import type { DicePool } from "@/components/dice/use-dice-pool";
import { diceTexts } from "@/lib/messages/dice";
import { MOST_DICE } from "@/lib/rules/dice";
import { poolText } from "@/lib/rules/dice-text";

const places = Array.from({ length: MOST_DICE }, (_, place) => place);

/** The six places of the pool. A click takes a die out; the focus then goes to the die that takes its place, or back to `origin`. */
export function PoolPlaces({ dice, origin }: { dice: DicePool; origin: RefObject<HTMLElement | null> }) {
  const list = useRef<HTMLUListElement>(null);
  const { pool, modifier, remove } = dice;

  const takeOut = (place: number) => {
    remove(place);
    const buttons = list.current?.querySelectorAll("button");
    // The last button goes when React has rendered, so the one to the left of it is next in line.
    const next = place < pool.length - 1 ? place : place - 1;
    (buttons?.[next] ?? origin.current)?.focus();
  };

  return (
    <>
      <ul className={styles["places"]} aria-label="Pool" ref={list}>
        {places.map((place) => {
          const die = pool[place];
          return die === undefined ? (
            <li key={place} className={styles["place"]} aria-hidden="true" />
          ) : (
            <li key={place}>
              <button
                type="button"
                className={styles["die"]}
                aria-label={`Remove one D${die}`}
                onClick={() => takeOut(place)}
              >
                <DieShape die={die} plain />
                <span className={styles["sides"]} data-die={die} aria-hidden="true">
                  {die}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={`${styles["count"]} num`}>
        <span>{poolText(pool, modifier) || diceTexts.emptyPool}</span>
        <span role="status">{diceTexts.count(pool.length, MOST_DICE)}</span>
      </p>
    </>
  );
}
