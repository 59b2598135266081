import { useEffect, useState } from "react";
import { pastRolls, watchRolls } from "@/lib/client/dice/dice-history";
import { DELAY } from "@/lib/constants";

/** The sum of the last roll for as long as its toast stays, else undefined. */
export function useFallen(): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchRolls(() => {
      const [newest] = pastRolls();
      if (!newest || Date.now() - newest.at > DELAY.dice) return;
      setTotal(newest.total);
      clearTimeout(timer);
      timer = setTimeout(() => setTotal(undefined), DELAY.dice);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return total;
}
