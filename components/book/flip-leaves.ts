import { DELAY } from "@/lib/constants";

/** How long one leaf is in the air, in milliseconds. */
const LEAF = 320;

/** The old section goes before the leaf in the middle rises, when the leaves before it hide both pages; in milliseconds. */
export const COVERED = Math.floor(DELAY.flip.leaves / 2) * DELAY.flip.each - DELAY.flip.each;

const swing = [
  { transform: "perspective(5200px) rotateY(0deg)", visibility: "visible" },
  { transform: "perspective(5200px) rotateY(-180deg)", visibility: "visible" },
];

/** Shown at once, without fading, from then until it is called off. */
const cover = [
  { opacity: 0, visibility: "visible", easing: "step-end" },
  { opacity: 1, visibility: "visible" },
];
let covering: { pages: Animation; tabs: ReturnType<typeof setTimeout> } | undefined;
let landed = 0;

/** Whether leaves are in the air, whose frames nothing long may hold up. */
export const areLeavesFalling = (): boolean => performance.now() < landed;

/**
 * Lets the leaves swing over the gutter, one after the other, and lays two blank pages under them, which stay until `showPages`. All of it
 * runs on the compositor, whatever the page is doing: it lies there from the beginning, and only `transform` and `opacity` change.
 * @param stage Holds the blank pages first, then the leaves.
 */
export function flipLeaves(stage: HTMLElement): void {
  const [blank, ...leaves] = stage.children;
  landed = performance.now() + DELAY.flip.leaves * DELAY.flip.each - DELAY.flip.each + LEAF;
  for (const [index, leaf] of leaves.entries())
    leaf.animate(swing, {
      duration: LEAF,
      delay: index * DELAY.flip.each,
      fill: "backwards",
      easing: "cubic-bezier(.45, .05, .35, 1)",
    });
  uncover();
  if (blank)
    covering = {
      pages: blank.animate(cover, { duration: COVERED, fill: "forwards" }),
      // The tabs of the old section stand out of its pages.
      tabs: setTimeout(() => stage.parentElement?.toggleAttribute("data-covers", true), COVERED),
    };
}

function uncover(): void {
  if (!covering) return;
  covering.pages.cancel();
  clearTimeout(covering.tabs);
  covering = undefined;
}

/** Takes the blank pages away: what lies below them is complete. */
export function showPages(stage: HTMLElement | null): void {
  uncover();
  stage?.parentElement?.removeAttribute("data-covers");
}
