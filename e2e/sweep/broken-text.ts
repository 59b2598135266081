import type { Page } from "@playwright/test";

/** Longer ones break where they must. */
const LONGEST_WORD = 20;
/** Of a text that ends with "…", so many of its letters stay in sight. */
const LEAST_LETTERS = 4;

/** Words that run over two lines without a hyphen, texts that a box cuts off, and names of which hardly a letter is left before their "…". */
export const brokenText = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([longest, least]) => {
      const found: string[] = [];
      const isCut = (element: Element, { left, top, right, bottom, height }: DOMRect): boolean => {
        let reachable = { x: false, y: false };
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.position === "fixed") return false;
          const box = at.getBoundingClientRect();
          const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
          const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
          if (isShortened) return false;
          if (!reachable.x && cuts(style.overflowX) && (left < box.left - 2 || right > box.right + 2))
            return true;
          if (
            !reachable.y &&
            cuts(style.overflowY) &&
            (top < box.top - height / 3 || bottom > box.bottom + height / 3)
          )
            return true;
          const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
          reachable = {
            x: reachable.x || scrolls(style.overflowX),
            y: reachable.y || scrolls(style.overflowY),
          };
        }
        return false;
      };
      const walker = document.createTreeWalker(look.scope(), NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent ?? "";
        if (!parent || !text.trim() || !look.isSeen(parent)) continue;
        if (parent.closest("svg, option, textarea, code, [aria-hidden=true]")) continue;
        const range = document.createRange();
        const addresses = [...text.matchAll(/\S+:\/\/\S+/gu)].map(({ 0: it, index }) => [
          index,
          index + it.length,
        ]);
        const hasDropCap = getComputedStyle(parent, "::first-letter").float !== "none";
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
          if (word.length > longest) continue;
          // A drop cap stands over the lines beside it.
          if (hasDropCap && index === 0) continue;
          // Addresses have no gaps between their words.
          if (addresses.some(([from = 0, to = 0]) => from <= index && index < to)) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 6)
            found.push(`broken inside "${word}": ${look.name(parent)}`);
        }
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()];
        if (rects.some((rect) => rect.width > 1 && isCut(parent, rect)))
          found.push(`cut: ${look.name(parent)}`);
        const { textOverflow, fontSize } = getComputedStyle(parent);
        const room = (least + 1) * 0.5 * Number.parseFloat(fontSize);
        if (
          textOverflow === "ellipsis" &&
          parent.scrollWidth > parent.clientWidth + 1 &&
          parent.clientWidth < room
        )
          found.push(`nothing left before "…": ${look.name(parent)}`);
      }
      return [...new Set(found)];
    },
    [LONGEST_WORD, LEAST_LETTERS] as const,
  );
