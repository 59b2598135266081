import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A line of text as it stands in the window. */
interface Line {
  name: string;
  box: { x: number; y: number; width: number; height: number };
  /** Red, green, blue and how opaque, 0 to 255 and 0 to 1. */
  ink: [number, number, number, number];
  least: number;
}
type Colour = [number, number, number];

const WITHOUT_TEXT = `*, *::before, *::after {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
}`;

const linesOn = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const known = new Map<string, [number, number, number, number]>();
    const read = (colour: string): [number, number, number, number] => {
      const seen = known.get(colour);
      if (seen || !canvas) return seen ?? [0, 0, 0, 1];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
      return [red, green, blue, alpha / 255];
    };
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const SHADOW = 24;
    const FADE = 40;
    const floats = (element: Element | null, over: Element): boolean =>
      element !== null &&
      !element.contains(over) &&
      (getComputedStyle(element).position === "fixed" || floats(element.parentElement, over));
    // A toast lets a pointer's clicks through, and goes by itself.
    const toasts = [...document.querySelectorAll("[data-sonner-toast]")].map((it) =>
      it.getBoundingClientRect(),
    );
    const lines: Line[] = [];
    const walker = document.createTreeWalker(look.scope(), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !look.isSeen(parent)) continue;
      if (parent.closest(":disabled, [aria-disabled=true], label:has(:disabled), option, svg")) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 4 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
        // What floats over the page, and the shadow that it throws, is scrolled away from.
        const isCovered = [x + 2, x + width / 2, x + width - 2].some(
          (at) =>
            !parent.contains(document.elementFromPoint(at, y + height / 2)) ||
            floats(document.elementFromPoint(at, y + height + SHADOW), parent),
        );
        const isUnderToast = toasts.some(
          (toast) =>
            x < toast.right + SHADOW &&
            x + width > toast.left - SHADOW &&
            y < toast.bottom + SHADOW &&
            y + height > toast.top - SHADOW,
        );
        const tabs = parent.closest("[data-more-before], [data-more-after]")?.getBoundingClientRect();
        // At its ends a row of tabs fades, behind which there are more to scroll to.
        if (tabs && (x < tabs.left + FADE || x + width > tabs.right - FADE)) continue;
        if (isCovered || (isUnderToast && !parent.closest("[data-sonner-toast]"))) continue;
        const [red, green, blue, own] = read(color);
        const alpha = own * opacity(parent);
        // What shows under the pointer only is not printed.
        if (alpha === 0) continue;
        lines.push({
          name: look.name(parent),
          box: { x, y, width, height },
          ink: [red, green, blue, alpha],
          least: isLarge ? 3 : 4.5,
        });
      }
    }
    return lines;
  });

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratio = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The mean colours of the ground below a line, a patch as wide as the line is high. */
const groundOf = (pixels: Uint8Array, width: number, { box }: Line): Colour[] => {
  const side = Math.max(4, Math.round(box.height));
  const patches: Colour[] = [];
  for (let left = Math.round(box.x); left + 4 < box.x + box.width; left += side) {
    const sum: Colour = [0, 0, 0];
    let count = 0;
    const right = Math.min(left + side, Math.floor(box.x + box.width));
    for (let y = Math.round(box.y); y < Math.floor(box.y + box.height); y++)
      for (let x = left; x < right; x++) {
        for (const part of [0, 1, 2] as const) sum[part] += pixels[3 * (y * width + x) + part] ?? 0;
        count++;
      }
    if (count > 0) patches.push([sum[0] / count, sum[1] / count, sum[2] / count]);
  }
  return patches;
};

/**
 * Texts too pale for their ground, as it is painted: pictures, textures and shadows included, of which axe says nothing. Measured
 * are the lines in the window.
 */
export const paleTexts = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => window.scrollTo(0, 0));
  const lines = await linesOn(page);
  // The content policy of the page refuses a style element.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, WITHOUT_TEXT);
  const picture = await page.screenshot({ scale: "css", caret: "hide" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = lines.flatMap((line) => {
    const [red, green, blue, alpha] = line.ink;
    const ratios = groundOf(data, info.width, line).map((ground) => {
      const mixed = [red, green, blue].map(
        (value, part) => value * alpha + (ground[part] ?? 0) * (1 - alpha),
      ) as Colour;
      return ratio(mixed, ground);
    });
    const worst = Math.min(...ratios);
    return worst < line.least ? [`contrast ${worst.toFixed(2)} of ${line.least}: ${line.name}`] : [];
  });
  return [...new Set(found)];
};
