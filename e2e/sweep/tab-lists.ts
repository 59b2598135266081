import type { Page } from "@playwright/test";

/** Tab lists that arrow keys don't lead through, or that take more than one step to pass. */
export const stiffTabLists = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  const modal = page.locator("dialog:modal").last();
  const lists = ((await modal.count()) > 0 ? modal : page).getByRole("tablist");
  for (let index = 0; index < (await lists.count()); index++) {
    const list = lists.nth(index);
    const name = await list.getAttribute("aria-label");
    const tabs = list.getByRole("tab");
    if (!(await list.isVisible()) || (await tabs.count()) < 2) continue;
    if ((await list.locator('[tabindex="0"]').count()) !== 1) found.push(`more than one tab stop: ${name}`);
    const isUpright = (await list.getAttribute("aria-orientation")) === "vertical";
    const [onward, back] = isUpright ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
    const selected = list.getByRole("tab", { selected: true });
    const before = await selected.textContent();
    await selected.press(onward);
    const isLed = await list.evaluate((element, was) => {
      const { activeElement: tab } = document;
      return element.contains(tab) && tab?.ariaSelected === "true" && tab.textContent !== was;
    }, before);
    if (!isLed) found.push(`${onward} does not lead to the next tab: ${name}`);
    await selected.press(back);
  }
  return found;
};
