import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** What the search of the open page is made of. */
export const finderOf = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: /^Search / });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    said: dialog.getByRole("status"),
  };
};

/** Opens it by its shortcut and types. */
export const seek = async (page: Page, words: string) => {
  await page.keyboard.press("ControlOrMeta+k");
  const finder = finderOf(page);
  await expect(finder.field).toBeFocused();
  await finder.field.fill(words);
  await expect(finder.said).toHaveText(/found$/);
  return finder;
};

/** The words that are marked on the open pages. */
export const marksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map((range) => (range as Range).toString()));
