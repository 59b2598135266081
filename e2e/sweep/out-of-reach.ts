import type { Page } from "@playwright/test";

/**
 * What can't be used at the window's size although it is scrolled to: dialogs that stand out of the window, targets that end
 * outside of it or that something else lies over.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { innerWidth: wide, innerHeight: high } = window;
    const found: string[] = [];
    const root = look.root();
    if (root !== document.body) {
      const { left, top, right, bottom } = root.getBoundingClientRect();
      if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1)
        found.push(
          `stands out of the window: ${look.name(root).slice(0, 60)} ${[left, top, right, bottom].map(Math.round)}`,
        );
    }
    for (const target of look.targets()) {
      target.scrollIntoView({ block: "center", inline: "center" });
      // Of a link that runs over two lines, the first.
      const { left, top, right, bottom, width, height } =
        target.getClientRects()[0] ?? target.getBoundingClientRect();
      if (left < -1 || right > wide + 1) found.push(`cut at the side: ${look.name(target)}`);
      // The middle of what can be seen of it.
      const x = (Math.max(left, 0) + Math.min(right, wide)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, high)) / 2;
      const inside = x >= 0 && x <= wide && y >= 0 && y <= high && width > 0 && height > 0;
      const hit = inside ? document.elementFromPoint(x, y) : null;
      if (!inside || !hit) found.push(`out of the window: ${look.name(target)}`);
      // A toast goes by itself.
      else if (!look.belongs(hit, target) && !hit.closest("[data-sonner-toaster]"))
        found.push(`covered by ${look.name(hit).slice(0, 60)}: ${look.name(target)}`);
    }
    window.scrollTo(0, 0);
    return found;
  });

/** Fields of a dialog that can't be seen when they get the focus: a keyboard takes half of a phone's window. */
export const hiddenFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWritten = (element: Element) =>
      element.matches(
        "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range])",
      );
    return look
      .targets()
      .filter(isWritten)
      .flatMap((field) => {
        // What has the focus already is not scrolled to.
        field.blur();
        field.focus();
        const { left, top, width, height } = field.getBoundingClientRect();
        // Of one that is higher than the dialog a part is enough.
        const parts = height > 100 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5];
        const isSeen = parts.some((part) =>
          look.belongs(document.elementFromPoint(left + width / 2, top + part * height), field),
        );
        return isSeen ? [] : [`not seen while it is written in: ${look.name(field)} ${field.id}`];
      });
  });
