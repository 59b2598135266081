import type { Page } from "@playwright/test";

/** Texts that are printed one over the other, without paper between them: at the top of the page and at its end. */
export const overprints = async (page: Page): Promise<string[]> => {
  const found = await overprintsHere(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  found.push(...(await overprintsHere(page)));
  await page.evaluate(() => window.scrollTo(0, 0));
  return [...new Set(found)];
};

const overprintsHere = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      parent: Element;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(look.scope(), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !look.isSeen(parent) || parent.closest("svg, option"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        if (width < 4 || right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) continue;
        // Letters are lower than their line.
        lines.push({ parent, left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 });
      }
    }
    const isPaper = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)\)/.exec(backgroundColor.replace(/^rgb\(/, "rgb("))?.[1];
      const isOpaque = backgroundColor.startsWith("rgba")
        ? Number(alpha) > 0.5
        : backgroundColor !== "transparent";
      return Number(opacity) > 0 && (isOpaque || backgroundImage !== "none");
    };
    const areMixed = (one: Line, other: Line): boolean => {
      const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2;
      const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2;
      const hit = document.elementsFromPoint(x, y);
      const [upper = -1, lower = -1] = [hit.indexOf(one.parent), hit.indexOf(other.parent)].toSorted(
        (a, b) => a - b,
      );
      if (upper === -1) return false;
      return !hit.slice(upper, lower).some(isPaper);
    };
    const found: string[] = [];
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.parent === other.parent) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 3 && high > 2 && areMixed(one, other))
          found.push(`printed over each other: ${look.name(one.parent)} and ${look.name(other.parent)}`);
      }
    return found;
  });
