import { useRef, useState } from "react";

interface Chosen {
  count: number;
  /** The entry for which it was chosen; left out where it was typed, which may come before what is sought is found. */
  of?: string | undefined;
}

const ONE: Chosen = { count: 1 };

/** How many copies are taken of the entry that is shown: chosen, or typed, where digits that follow one another are one number. */
export function useCopies(most: number, shown: string | undefined) {
  const [chosen, choose] = useState(ONE);
  const digits = useRef("");
  const endNumber = () => {
    digits.current = "";
  };
  return {
    count: chosen.of === undefined || chosen.of === shown ? chosen.count : 1,
    /** What is typed next is a number of its own. */
    endNumber,
    setCount: (count: number) => {
      endNumber();
      choose({ count, of: shown });
    },
    resetCount: () => {
      endNumber();
      choose(ONE);
    },
    typeCount: (digit: string) => {
      const longer = digits.current + digit;
      digits.current = Number(longer) > most ? digit : longer;
      choose({ count: Math.max(1, Number(digits.current)) });
    },
  };
}
