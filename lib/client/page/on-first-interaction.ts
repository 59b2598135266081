import { whenIdle } from "./when-idle";

/** What a person does with a page, before anything that they press has to answer. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;
/** Milliseconds after which what nobody asked for comes all the same: the connection may be lost by the time it is needed. */
export const USE_PATIENCE = 2500;

let isUsed = false;

/**
 * Does something that no page needs to be read, once somebody uses the page, or after it has rested for a while: until then neither the
 * line nor the processor is taken from what is on the screen. The answer calls it off.
 */
export const onFirstInteraction = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  const stop = () => {
    callOff();
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  const begin = () => {
    isUsed = true;
    stop();
    callOff = whenIdle(work);
  };
  if (isUsed) begin();
  else {
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
    callOff = whenIdle(() => {
      timer = setTimeout(begin, USE_PATIENCE);
    });
  }
  return stop;
};
