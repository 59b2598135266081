import { DELAY } from "@/lib/constants";

/** How long one leaf is in the air, in milliseconds. */
const LEAF = 320;

/** So many leaves are in the air at once; each takes its next turn when it has landed. */
export const POOL = Math.ceil(LEAF / DELAY.flip.each);

const swing = [
  { transform: "perspective(5200px) rotateY(0deg)", visibility: "visible" },
  { transform: "perspective(5200px) rotateY(-180deg)", visibility: "visible" },
];

/** Long enough for a slow machine to put the new section below the leaves, in milliseconds. */
const TURN = 2000;
let lastTurn = Number.NEGATIVE_INFINITY;

export const isTurning = (): boolean => performance.now() - lastTurn < TURN;

const shade = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }].map(
  (frame) => ({ ...frame, visibility: "visible" }),
);

/**
 * Lets leaves swing over the gutter, one after the other, and the shadow of the gutter, which is the first of what is given, lie on them
 * meanwhile. They run on the compositor: only `transform` and `opacity` change.
 */
export function flipLeaves([gutter, ...pool]: readonly Element[]): void {
  lastTurn = performance.now();
  gutter?.animate(shade, DELAY.flip.leaves * DELAY.flip.each + LEAF);
  for (let leaf = 0; leaf < DELAY.flip.leaves; leaf++) {
    pool[leaf % pool.length]?.animate(swing, {
      duration: LEAF,
      delay: leaf * DELAY.flip.each,
      easing: "cubic-bezier(.45, .05, .35, 1)",
    });
  }
}
