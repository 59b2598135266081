/** The browser is taken to be idle by then, in milliseconds. */
const PATIENCE = 2000;

/** A toast burns down for seconds, and nothing has to wait for that. */
const isToast = (effect: AnimationEffect | null) =>
  effect instanceof KeyframeEffect && effect.target?.closest("[data-sonner-toaster]");

/** What moves on the page and comes to an end, such as the leaves of a flip. What keeps the look of its end is listed for ever. */
const motions = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState !== "finished" && Number.isFinite(effect?.getComputedTiming().endTime) && !isToast(effect),
    );

/**
 * Does something that can wait once the page has loaded, nothing moves on it any more, and the browser has nothing better to do. The
 * answer calls it off.
 */
export const whenIdle = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let isOff = false;
  const tryNow = () => {
    const moving = motions();
    if (moving.length === 0) return work();
    // Those that were called off are at an end too.
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (!isOff) begin();
    });
  };
  const begin = () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(tryNow, { timeout: PATIENCE });
    else timer = setTimeout(tryNow, PATIENCE / 10);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener("load", begin);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
};
