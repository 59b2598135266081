import { flushSync } from "react-dom";
import { playSound } from "@/lib/client/page/sound";
import { type Lifted, liftLeaf } from "./lifted-leaf";

/** Pixels until a finger that moves sideways lifts the leaf, and at the screen's edge, where a swipe is the browser's. */
const SLOP = 8;
const EDGE = 20;
/** Pixels a millisecond: a leaf that is flicked needs not be drawn past a third. */
const FLICK = 0.4;
const THIRD = 1 / 3;
/** Milliseconds of the finger's way that say how fast it was. */
const RECENT = 100;

/** The leaf that is held, or on its way; a finger can catch it there. */
let leaf: Lifted | undefined;
let hushed: AbortController | undefined;

/** Keeps a press that the finger's way ends in from turning once more. */
const hushPress = (ear: HTMLElement, pointerId: number) => {
  hushed = new AbortController();
  const hush = (press: PointerEvent) => press.pointerId === pointerId && press.stopPropagation();
  ear.addEventListener("click", hush, { capture: true, signal: hushed.signal });
};

/**
 * Lets the page follow the finger that has just touched its dog-ear. Past a third, or flicked, the leaf lands, and the button is pressed;
 * else it falls back. A way up or down is the browser's, to scroll. Who asks for less motion turns at once.
 */
export function followFinger(
  ear: HTMLElement,
  { pointerId, clientX, clientY, timeStamp }: PointerEvent,
): void {
  hushed?.abort();
  if (!ear.hasPointerCapture(pointerId) || clientX > innerWidth - EDGE) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!leaf?.isThere()) leaf = undefined;
  const from = leaf?.hold() ?? 0;
  const width = ear.parentElement?.clientWidth ?? innerWidth;
  let isDrawn = leaf !== undefined;
  let way = [{ x: clientX, at: timeStamp }];
  const held = new AbortController();
  const drawnTo = (x: number) => Math.min(1, Math.max(0, from + (clientX - x) / width));

  // Presses the button only while it still turns to the page of the pointerdown, because a shown page or another press may have turned the book
  // since, and the same click would turn it back.
  const { to } = ear.dataset;
  const turn = () => ear.dataset["to"] === to && flushSync(() => ear.click());
  const letGo = (lands: boolean) => {
    held.abort();
    if (!leaf) return lands && turn();
    if (lands) playSound("page-flip");
    leaf.let(lands, () => {
      leaf = undefined;
      if (lands) turn();
    });
  };
  const giveBack = () => {
    held.abort();
    if (leaf) letGo(false);
  };

  const move = (event: PointerEvent) => {
    const sideways = clientX - event.clientX;
    if (!isDrawn) {
      if (sideways < SLOP || sideways < Math.abs(event.clientY - clientY)) return;
      isDrawn = true;
      if (!isCalm) leaf = liftLeaf(ear);
    }
    way = [
      ...way.filter(({ at }) => event.timeStamp - at < RECENT),
      { x: event.clientX, at: event.timeStamp },
    ];
    leaf?.draw(drawnTo(event.clientX));
  };
  const up = (event: PointerEvent) => {
    held.abort();
    if (!isDrawn) return;
    hushPress(ear, pointerId);
    const first = way.find(({ at }) => event.timeStamp - at < RECENT);
    const speed = first ? (first.x - event.clientX) / Math.max(1, event.timeStamp - first.at) : 0;
    letGo(Math.abs(speed) > FLICK ? speed > 0 : drawnTo(event.clientX) > THIRD);
  };
  const listen = (
    type: "pointermove" | "pointerup" | "pointercancel",
    listener: (event: PointerEvent) => void,
  ) =>
    ear.addEventListener(type, (event) => event.pointerId === pointerId && listener(event), {
      signal: held.signal,
    });
  listen("pointermove", move);
  listen("pointerup", up);
  // The browser scrolls, or swipes back.
  listen("pointercancel", giveBack);
  window.addEventListener("resize", giveBack, { signal: held.signal });
}
