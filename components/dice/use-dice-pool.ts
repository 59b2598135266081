import { useState } from "react";
import { rollDice } from "@/lib/client/roll-dice";
import { addDie, type Die, type Edge, MOST_DICE, removeDie } from "@/lib/rules/dice";

/** The dice that are waiting to be rolled. The pool stays after a roll, so that it can be rolled again. */
export function useDicePool() {
  const [pool, setPool] = useState<readonly Die[]>([]);
  const [modifier, setModifier] = useState(0);
  const [edge, setEdge] = useState<Edge>("none");
  const takesEdge = pool.includes(20);

  return {
    pool,
    modifier,
    setModifier,
    edge,
    setEdge,
    takesEdge,
    full: pool.length >= MOST_DICE,
    add: (die: Die) => setPool((now) => addDie(now, die)),
    remove: (index: number) => setPool((now) => removeDie(now, index)),
    clear: () => {
      setPool([]);
      setModifier(0);
      setEdge("none");
    },
    roll: () => rollDice(pool, { modifier, edge: takesEdge ? edge : "none" }),
  };
}

export type DicePool = ReturnType<typeof useDicePool>;
