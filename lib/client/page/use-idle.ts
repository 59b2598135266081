import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

/** False until the page has loaded and the browser has nothing better to do, then true. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
