import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";
import { onFirstInteraction } from "./on-first-interaction";

const useOnce = (when: (work: () => void) => () => void): boolean => {
  const [isTime, setTime] = useState(false);
  useEffect(() => when(() => setTime(true)), [when]);
  return isTime;
};

/** False until the page has loaded and the browser has nothing better to do, then true. */
export const useIdle = (): boolean => useOnce(whenIdle);

/** False until somebody uses the page, or it has rested for a while, then true. */
export const useUsed = (): boolean => useOnce(onFirstInteraction);
