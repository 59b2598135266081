import { useEffect, useState } from "react";
import { onTopLayerChange, topDialog } from "@/components/ui/dialog/top-layer";
import { isWriting } from "@/components/ui/in-use";
import { whenIdle } from "@/lib/client/page/when-idle";

/** What may be the end of writing. A press counts once it has done what it does, such as opening a dialog. */
const SIGNS = ["click", "focusout"] as const;

/** Whether a dialog may open by itself: false until no field is being written in and no dialog is open, because it would take the focus and the next keys; then true until unmount. */
export const useHandsFree = (): boolean => {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree) return;
    let callOff = () => {};
    const look = () => setFree(!topDialog() && !isWriting());
    // Not at once: the focus is nowhere on its way from one field to the next.
    const lookSoon = () => {
      callOff();
      callOff = whenIdle(look);
    };
    lookSoon();
    for (const sign of SIGNS) window.addEventListener(sign, lookSoon);
    const leave = onTopLayerChange(lookSoon);
    return () => {
      callOff();
      leave();
      for (const sign of SIGNS) window.removeEventListener(sign, lookSoon);
    };
  }, [isFree]);
  return isFree;
};
