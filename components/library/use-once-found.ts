import { useEffect, useEffectEvent, useState } from "react";

/** Does something once nothing is being looked for any more; the answer says whether it is wanted. */
export function useOnceFound(isBusy: boolean, act: () => void): (isWanted: boolean) => void {
  const [isWanted, setWanted] = useState(false);
  const actNow = useEffectEvent(() => {
    setWanted(false);
    act();
  });
  useEffect(() => {
    if (isWanted && !isBusy) actNow();
  }, [isWanted, isBusy]);
  return setWanted;
}
