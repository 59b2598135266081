import type { Page } from "@playwright/test";

/** Targets that a thumb can't hit: less than 44 px high or wide. Links in running text are exempt, as WCAG 2.5.8 exempts them. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const isInText = (element: Element) => {
      const { display, textDecorationLine } = getComputedStyle(element);
      // A button in a text says so as links do.
      if (display !== "inline" && !(display === "inline-block" && textDecorationLine === "underline"))
        return false;
      const around = element.closest("p, li, dd, td")?.textContent?.trim() ?? "";
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    /** How far a press still counts from the middle to either side, where the element itself is smaller. */
    const reach = (element: HTMLElement, x: number, y: number): number => {
      element.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = element.getBoundingClientRect();
      let far = 0;
      while (
        far < LEAST &&
        look.belongs(
          document.elementFromPoint(left + width / 2 + x * far, top + height / 2 + y * far),
          element,
        )
      )
        far += 0.5;
      return far;
    };
    return look.targets().flatMap((element) => {
      if (isInText(element)) return [];
      const { width, height } = element.getBoundingClientRect();
      // Half a pixel for rounding.
      const wide = width > LEAST - 0.5 ? width : reach(element, -1, 0) + reach(element, 1, 0);
      const high = height > LEAST - 0.5 ? height : reach(element, 0, -1) + reach(element, 0, 1);
      if (wide > LEAST - 1 && high > LEAST - 1) return [];
      return [`small target, ${Math.round(wide)} x ${Math.round(high)}: ${look.name(element)}`];
    });
  });
