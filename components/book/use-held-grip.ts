import { type PointerEvent, useLayoutEffect, useRef } from "react";

interface Held {
  grip: HTMLElement;
  pointerId: number;
}

/**
 * The grip that is dragged, by one pointer: a second finger changes nothing. It keeps its pointer capture where React puts its row elsewhere
 * in the list, for which the row leaves the document for a moment: without it nobody would hear of the pointer's end.
 */
export function useHeldGrip() {
  const held = useRef<Held>(undefined);
  const capture = ({ grip, pointerId }: Held) => {
    try {
      grip.setPointerCapture(pointerId);
    } catch {
      // The pointer is gone.
    }
  };
  useLayoutEffect(() => {
    const now = held.current;
    if (now?.grip.isConnected && !now.grip.hasPointerCapture(now.pointerId)) capture(now);
  });
  const isOf = ({ pointerId }: PointerEvent) => held.current?.pointerId === pointerId;
  return {
    isHeld: () => held.current !== undefined,
    isOf,
    /** Begins a drag; answers false for a second pointer, or a button of the mouse that isn't the first. */
    take: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean => {
      if (button !== 0 || (held.current?.grip.isConnected && held.current.pointerId !== pointerId))
        return false;
      held.current = { grip: currentTarget, pointerId };
      capture(held.current);
      return true;
    },
    /** Ends the drag; answers false where another pointer did. */
    letGo: (event: PointerEvent): boolean => {
      if (!isOf(event)) return false;
      held.current = undefined;
      return true;
    },
  };
}
