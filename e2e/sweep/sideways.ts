import type { Page } from "@playwright/test";

/** Whether the page scrolls sideways, and what sticks out of it at the right. What scrolls in a box of its own may. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isFree = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (scrolls(at) || at.ariaHidden === "true") return false;
      return element.ariaHidden !== "true";
    };
    const found = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right > wide + 1 &&
        !(element instanceof SVGElement && !(element instanceof SVGSVGElement)) &&
        look.isSeen(element) &&
        isFree(element),
    );
    const outermost = found.filter(
      (element) => !found.some((other) => other !== element && other.contains(element)),
    );
    const out = outermost.map((element) => `sticks out at the right: ${look.name(element)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > wide ? [`scrolls sideways: ${scrollWidth} of ${wide} px`, ...out] : out;
  });
