import { type PointerEvent, useRef } from "react";

/** By how much a finger has to move before it counts as a swipe, in pixels. */
const SWIPE = 48;

/**
 * Handlers of an element that is swiped sideways by one finger: a second one makes it no swipe, and on a page that is zoomed in a finger
 * moves sideways to read on.
 * @param onSwipe is told 1 for a swipe to the left, which leads on, and -1 for one to the right
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ pointer: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      from.current = isPrimary ? { pointer: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const began = from.current;
      from.current = null;
      if (began?.pointer !== event.pointerId || event.pointerType === "mouse") return;
      if (visualViewport && visualViewport.scale > 1) return;
      const [x, y] = [event.clientX - began.x, event.clientY - began.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 1.5 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
