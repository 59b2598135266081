/** The browser is taken to be idle by then, in milliseconds. */
const PATIENCE = 2000;

/** Does something that can wait once the page has loaded and the browser has nothing better to do. The answer calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const begin = () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(work, { timeout: PATIENCE });
    else timer = setTimeout(work, PATIENCE / 10);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    window.removeEventListener("load", begin);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
};
