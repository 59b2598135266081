import type { Edge } from "@/lib/rules/dice";

/** Milliseconds from which a press counts as held. */
const HELD = 450;
/** What answers while it is still held, as fingers expect: browsers on phones send no click after a long press. */
const ANSWERS_HELD = "[data-hold], .holds [data-action]";

let edge: Edge = "none";
let pressedAt = Number.POSITIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is pressed, and whether it has answered already, so that the click of its release is dropped. */
let pressed: HTMLElement | undefined;
let hasAnswered = false;

/** How the press that is being handled asks for a D20 to fall: with advantage while Shift is pressed, or where it was held. */
export const pressedEdge = (): Edge => edge;

/** Whether the press that is being handled was held, or Shift is pressed. */
export const isHeldPress = (): boolean => edge === "advantage";

const answerHeld = () => {
  if (!pressed?.isConnected) return;
  edge = "advantage";
  pressed.click();
  hasAnswered = true;
};

const onPress = ({ target, timeStamp, button, isPrimary }: PointerEvent) => {
  // A palm or a second finger beside the one that presses changes nothing.
  if (!isPrimary) return;
  clearTimeout(timer);
  pressedAt = timeStamp;
  hasAnswered = false;
  pressed =
    target instanceof Element && button === 0
      ? (target.closest<HTMLElement>(ANSWERS_HELD) ?? undefined)
      : undefined;
  if (pressed) timer = setTimeout(answerHeld, HELD);
};

const onClick = (event: MouseEvent) => {
  const { target, isTrusted, shiftKey, timeStamp, detail } = event;
  // Its own, from `answerHeld`.
  if (!isTrusted) return;
  clearTimeout(timer);
  // A press of a key has no `detail`, and no beginning.
  const isPointed = detail > 0;
  if (isPointed && hasAnswered && target instanceof Node && pressed?.contains(target)) {
    hasAnswered = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  edge = shiftKey || (isPointed && timeStamp - pressedAt >= HELD) ? "advantage" : "none";
};

if (typeof window !== "undefined") {
  const stop = ({ isPrimary }: PointerEvent) => isPrimary && clearTimeout(timer);
  window.addEventListener("pointerdown", onPress, true);
  window.addEventListener("pointerup", stop, true);
  window.addEventListener("pointercancel", stop, true);
  window.addEventListener(
    "pointerout",
    (event) => {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && pressed?.contains(relatedTarget))) stop(event);
    },
    true,
  );
  window.addEventListener(
    "contextmenu",
    (event) => {
      if (hasAnswered && "pointerType" in event && event.pointerType === "touch") event.preventDefault();
    },
    true,
  );
  window.addEventListener("click", onClick, true);
}
