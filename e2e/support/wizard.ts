import type { Page } from "@playwright/test";
import { type Campaign, expect, openBook } from "./fixtures";
import type { Person } from "./people";

/** The wizard of a new character, at its first step. */
export const openWizard = async (person: Person, campaign: Campaign): Promise<Page> => {
  const page = await openBook(person, campaign, "/character");
  await page.getByRole("button", { name: "Create New Character" }).click();
  await expect(page.getByRole("dialog", { name: "Create Character" })).toBeVisible();
  return page;
};
export const next = (page: Page, step: string) => page.getByRole("button", { name: `Next: ${step}` }).click();
export const goToLast = async (page: Page) => {
  for (const step of ["Description", "Race", "Background", "Class"]) await next(page, step);
};
