import { useEffect, useState } from "react";
import { onTopLayerChange, topDialog } from "@/components/ui/dialog/top-layer";

/** In pixels: the margin to the window, the height that one toast takes with the gap below it, and the width of the column. */
const EDGE = 8;
const TOAST = 68;
export const TOAST_WIDTH = 300;

/**
 * Where the topmost toast begins, in pixels from the top of the window: in the corner while all toasts fit above the heads that stand
 * there (`count` of them), else below those heads. A head is what is marked `data-toasts-below`: its buttons stay in sight.
 */
export function useToastTop(count: number): number {
  const [top, setTop] = useState(EDGE);
  useEffect(() => {
    const measure = () => setTop(topBelowHeads(count));
    measure();
    window.addEventListener("resize", measure);
    const stop = onTopLayerChange(() => requestAnimationFrame(measure));
    return () => {
      window.removeEventListener("resize", measure);
      stop();
    };
  }, [count]);
  return top;
}

function topBelowHeads(count: number): number {
  const left = window.innerWidth - EDGE - TOAST_WIDTH;
  const dialog = topDialog();
  const within = [...(dialog ?? document).querySelectorAll("[data-toasts-below]")];
  const heads = (dialog?.matches("[data-toasts-below]") ? [dialog] : within)
    .map((head) => head.getBoundingClientRect())
    .filter(({ width, right }) => width > 0 && right > left)
    .toSorted((one, other) => one.top - other.top);
  let top = EDGE;
  for (const head of heads)
    if (head.top < top + count * TOAST && head.bottom > top) top = Math.ceil(head.bottom) + EDGE;
  return top;
}
