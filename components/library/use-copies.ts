import { useRef, useState } from "react";

/** How many copies are taken: chosen, or typed, where digits that follow one another are one number. */
export function useCopies(most: number) {
  const [count, setCount] = useState(1);
  const digits = useRef("");
  const endNumber = () => {
    digits.current = "";
  };
  return {
    count,
    /** What is typed next is a number of its own. */
    endNumber,
    setCount: (chosen: number) => {
      endNumber();
      setCount(chosen);
    },
    resetCount: () => {
      endNumber();
      setCount(1);
    },
    typeCount: (digit: string) => {
      const longer = digits.current + digit;
      digits.current = Number(longer) > most ? digit : longer;
      setCount(Math.max(1, Number(digits.current)));
    },
  };
}
