import { playSound } from "@/lib/client/page/sound";
import { DELAY } from "@/lib/constants";

const { leaves: LEAVES, each: EACH } = DELAY.flip;
/** How long half a leaf's way takes, in milliseconds: from the page to upright, or from there to the other page. */
const HALF = 160;
/** Milliseconds until the last of the leaves begins to rise, and its forty are over. */
export const RISE = LEAVES * EACH;

/** The old section can go: the first leaf has landed on the left page, and others lie on the right one. In milliseconds. */
export const COVERED = 2 * HALF + EACH;

let timer: ReturnType<typeof setTimeout>;
let landed = 0;

/** Whether leaves are in the air, whose frames nothing long may hold up. */
export const areLeavesFalling = (): boolean => performance.now() < landed;

/**
 * Each leaf is a half that rises and one that lands: only those can lie above one another as paper does. The right page itself rises as
 * the first, the left one lands as the last.
 */
const layLeaves = (stage: HTMLElement): void => {
  if (stage.childElementCount > 1) return;
  const lay = (index: number, half: "rises" | "lands" | "last") => {
    const leaf = document.createElement("i");
    leaf.dataset[half] = "";
    leaf.style.setProperty("--i", String(index));
    stage.append(leaf);
  };
  for (let index = 1; index < LEAVES; index += 1) {
    lay(index - 1, "lands");
    lay(index, index === LEAVES - 1 ? "last" : "rises");
  }
};

/**
 * A page of a narrow screen is as long as its text: it is looked at from the middle of the screen, and its foot, which is fixed to the
 * screen unless the page moves in space, stands where it stood. No custom property says so: the whole book would be styled anew for it.
 */
export const lookAt = (pages: Iterable<HTMLElement>, place?: { top: number; bottom: number }): void => {
  for (const page of pages) {
    page.style.transformOrigin = place ? `0 ${innerHeight / 2 - place.top}px` : "";
    const foot = page.querySelector<HTMLElement>("[data-foot]");
    if (foot) foot.style.marginBottom = place ? `${place.bottom - innerHeight}px` : "";
  }
};
const pagesOf = (block: Element) => block.querySelectorAll<HTMLElement>(":scope > section");

/**
 * Lets the leaves rise, one after the other, with the sound of it. The last one stays lifted a little, with the new section below it,
 * until `showPages`. All of it runs on the compositor, whatever the page is doing: only `transform` and `opacity` change, by the style
 * sheet.
 * @param stage Holds the blank pages first, then the leaves. Without one they are heard only.
 */
export function flipLeaves(stage: HTMLElement | null): void {
  playSound("page-flip");
  const block = stage?.parentElement;
  if (!block) return;
  layLeaves(stage);
  clearLeaves(stage);
  // Asking where it lies also ends what was under way, so that it begins anew.
  const place = block.getBoundingClientRect();
  if (matchMedia("(width < 64em)").matches) lookAt(pagesOf(block), place);
  landed = performance.now() + (LEAVES - 1) * EACH + 2 * HALF;
  block.dataset["leaves"] = "rise";
  timer = setTimeout(() => (block.dataset["leaves"] = "wait"), RISE);
}

/** Takes the leaves away at once. */
export function clearLeaves(stage: HTMLElement | null): void {
  clearTimeout(timer);
  const block = stage?.parentElement;
  if (!block) return;
  block.removeAttribute("data-leaves");
  lookAt(pagesOf(block));
}

/** Lets the last leaf land: what lies below it is complete. */
export function showPages(stage: HTMLElement | null): void {
  const block = stage?.parentElement;
  if (block?.dataset["leaves"] !== "wait") return;
  block.dataset["leaves"] = "land";
  timer = setTimeout(() => clearLeaves(stage), 2 * HALF);
}
