import { useRef, useState } from "react";
import { useDice } from "@/components/book/use-dice";
import { toast } from "@/lib/client/page/toast";
import type { RollSent } from "@/lib/model/roll";
import { addDie, type Die, type Edge, MOST_DICE, removeDie } from "@/lib/rules/dice";
import { diceInHand, resultsByKind } from "@/lib/rules/dice-in-hand";
import { MODE_OF } from "@/lib/rules/roll-of-table";
import { refusalOfTyped, typedResults } from "@/lib/rules/table-roll";

/**
 * The dice that are waiting to be rolled. The pool stays after a roll, so that it can be rolled again. At a table there is more to say:
 * what for, who sees it, and what real dice show.
 */
export function useDicePool(atTable: boolean) {
  const dice = useDice();
  const [pool, setPool] = useState<readonly Die[]>([]);
  const [modifier, setModifier] = useState(0);
  const [edge, setEdge] = useState<Edge>("none");
  const [label, setLabel] = useState("");
  const [audience, setAudience] = useState<NonNullable<RollSent["audience"]>>("table");
  const [real, setReal] = useState("");
  /** What real dice show is being sent: a second press of the same would be another roll. */
  const isSent = useRef(false);
  const twenties = pool.filter((die) => die === 20).length;
  const takesEdge = atTable ? twenties === 1 : twenties > 0;
  const edgeNow = takesEdge ? edge : "none";
  /** The results that real dice have to show, as the dice lie in the hand. */
  const falling = diceInHand(pool, MODE_OF[edgeNow]);

  /** Answers whether the dice fell: results that no die shows keep them in the hand. */
  const roll = (): boolean => {
    if (!atTable) {
      dice.roll(pool, { modifier, edge: edgeNow });
      return true;
    }
    const numbers = typedResults(real);
    const refusal = numbers && refusalOfTyped(falling, numbers);
    if (refusal) {
      toast.error(refusal);
      return false;
    }
    if (numbers && isSent.current) return false;
    isSent.current = numbers !== undefined;
    const settle = () => (isSent.current = false);
    dice.roll(pool, {
      modifier,
      edge: edgeNow,
      label: label.trim(),
      audience,
      ...(numbers && { typed: resultsByKind(falling, numbers) }),
      onRolled: () => {
        settle();
        setReal((now) => (now === real ? "" : now));
      },
      onFailed: settle,
    });
    return true;
  };

  return {
    pool,
    modifier,
    setModifier,
    edge: edgeNow,
    setEdge,
    takesEdge,
    label,
    setLabel,
    audience,
    setAudience,
    real,
    setReal: (typed: string) => {
      isSent.current = false;
      setReal(typed);
    },
    falling: falling.length,
    full: pool.length >= MOST_DICE,
    add: (die: Die) => setPool((now) => addDie(now, die)),
    remove: (index: number) => setPool((now) => removeDie(now, index)),
    clear: () => {
      setPool([]);
      setModifier(0);
      setEdge("none");
      setLabel("");
      setReal("");
    },
    roll,
  };
}

export type DicePool = ReturnType<typeof useDicePool>;
