import type { Edge } from "@/lib/rules/dice";

/** Milliseconds from which a press counts as held. */
const HELD = 500;

let pressedAt = Number.POSITIVE_INFINITY;
let edge: Edge = "none";

/** How the press that is being handled asks for a D20 to fall: with advantage while Shift is pressed, or where it was held. */
export const pressedEdge = (): Edge => edge;

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", ({ timeStamp }) => (pressedAt = timeStamp), true);
  document.addEventListener(
    "click",
    ({ shiftKey, timeStamp, detail }) => {
      // A press of a key has no `detail`, and no beginning.
      const isHeld = detail > 0 && timeStamp - pressedAt >= HELD;
      edge = shiftKey || isHeld ? "advantage" : "none";
    },
    true,
  );
}
