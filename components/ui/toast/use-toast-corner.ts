import { useEffect, useState } from "react";
import { onTopLayerChange, topDialog } from "@/components/ui/dialog/top-layer";

/** In pixels: the margin to the window and below each toast, the least height that one takes with it, and the width of the column. */
const EDGE = 8;
const TOAST = 68;
export const TOAST_WIDTH = 300;

interface Corner {
  top: number;
  right: number;
  /** On narrow screens, from the foot of the window: above a question that stands there. */
  bottom?: number | undefined;
}
const CORNER: Corner = { top: EDGE, right: EDGE };

/**
 * Where the topmost toast begins, in pixels from the top and the right of the window: in the corner while all toasts fit above the heads
 * that stand there (`count` of them, as high as they are), else below those heads. A head is what is marked `data-toasts-below`: its buttons stay in sight.
 * Beside the open dice tray, or over the foot of its log, nothing of one's hand is covered; nor is a question, where both come at the foot.
 */
export function useToastCorner(count: number): Corner {
  const [corner, setCorner] = useState(CORNER);
  useEffect(() => {
    const measure = () => {
      const above = { bottom: aboveQuestion() };
      const height = heightOf(count);
      setCorner({ ...above, ...(byTray(height) ?? { top: topBelowHeads(height), right: EDGE }) });
    };
    measure();
    window.addEventListener("resize", measure);
    const stop = onTopLayerChange(() => requestAnimationFrame(measure));
    return () => {
      window.removeEventListener("resize", measure);
      stop();
    };
  }, [count]);
  return corner;
}

/** Of all toasts together: one with a long sentence or an act is higher than the others. */
function heightOf(count: number): number {
  const shown = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]:not([data-removed=true])")];
  const measured = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + EDGE, 0);
  return Math.max(count * TOAST, measured);
}

/** Where it lies when it has come: its box moves until then. */
function aboveQuestion(): number | undefined {
  const dialog = topDialog();
  return dialog?.matches("[data-toasts-below]") ? window.innerHeight - dialog.offsetTop + EDGE : undefined;
}

function byTray(height: number): Corner | undefined {
  const tray = topDialog() ? undefined : document.querySelector("[data-tray]")?.getBoundingClientRect();
  if (!tray || tray.width === 0) return undefined;
  const right = window.innerWidth - tray.left + EDGE;
  const rail = document.querySelector("nav[aria-label=Main]")?.getBoundingClientRect().right ?? 0;
  if (tray.left - rail > TOAST_WIDTH + 2 * EDGE) return { top: EDGE, right };
  // The left half of a tray that has two is the log; what is newest stands at its top.
  const middle = tray.left + tray.width / 2;
  return { top: tray.bottom - height - 3 * EDGE, right: window.innerWidth - middle + 2 * EDGE };
}

function topBelowHeads(height: number): number {
  const left = window.innerWidth - EDGE - TOAST_WIDTH;
  const dialog = topDialog();
  const within = [...(dialog ?? document).querySelectorAll("[data-toasts-below]")];
  const heads = (dialog?.matches("[data-toasts-below]") ? [dialog] : within)
    .map((head) => head.getBoundingClientRect())
    .filter(({ width, right }) => width > 0 && right > left)
    .toSorted((one, other) => one.top - other.top);
  let top = EDGE;
  for (const head of heads)
    if (head.top < top + height && head.bottom > top) top = Math.ceil(head.bottom) + EDGE;
  return top;
}
