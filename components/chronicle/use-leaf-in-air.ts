import { type RefObject, useEffect, useRef } from "react";
import { playSound } from "@/lib/client/page/sound";

/** How long one leaf is in the air, in milliseconds; the text changes under it at the half. */
const TURN = 420;

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A leaf that is swung over the pages. What was to change under it stays as it is where the page is gone by then. */
export function useLeafInAir(paper: RefObject<HTMLDivElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Whether something is still to change under the leaf. */
    isInAir: () => timer.current !== undefined,
    /** Changes nothing any more under the leaf that is in the air. */
    drop,
    swing: (isOn: boolean, change: () => void): void => {
      drop();
      const sheet = paper.current;
      playSound("page-flip");
      if (!sheet || reducesMotion()) return change();
      const turned = { transform: "perspective(5200px) rotateY(-180deg)", visibility: "visible" };
      const flat = { transform: "perspective(5200px) rotateY(0deg)", visibility: "visible" };
      sheet.animate(isOn ? [flat, turned] : [turned, flat], {
        duration: TURN,
        easing: "cubic-bezier(.45,.05,.35,1)",
      });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        change();
      }, TURN / 2);
    },
  };
}
