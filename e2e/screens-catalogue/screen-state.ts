import { expect, type Page } from "@playwright/test";

/**
 * dm keeps the first book of the story, player plays in it; keeper and hero play another, which is made when one of them comes; newcomer has an
 * empty shelf and two invites; operator reads feedback.
 */
export type Visitor = "dm" | "player" | "keeper" | "hero" | "newcomer" | "operator" | "nobody";

/** A screen in one of its states, and the way there. */
export interface ScreenState {
  /** Unique, in kebab-case: the name of its pictures. */
  name: string;
  as: Visitor;
  path: string;
  /** What is selected in browser storage; the first book of the story where nothing is said. */
  selected?: Partial<Record<SelectionName, number>>;
  /** What the person does there. */
  act?: (page: Page) => Promise<void>;
  /** Its movement is the point, so a picture doesn't wait for its end. */
  moving?: true;
}

type SelectionName = "selectedCampaignId" | "editCampaignId" | "selectedCharacterId" | "selectedEncounterId";

/** Turns to a page of the book where only one is shown. */
const turnTo = async (page: Page, side: "left" | "right"): Promise<void> => {
  const other = side === "left" ? "right" : "left";
  const dogEar = page.getByRole("button", { name: /^turn to/ });
  const shown = page.locator(`[data-page="${other}"]`);
  if ((await dogEar.isVisible()) && (await shown.count()) > 0) await dogEar.click();
};

export const tab =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page.getByRole("tab", { name, exact: true }).first().click();
      await expect(page.getByRole("tab", { name, exact: true, selected: true }).first()).toBeVisible();
    }
  };

export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();

/** Resolves when for half a second nothing more was asked for; the stream of changes, which stays open, doesn't count. */
export const resting = async (page: Page): Promise<void> => {
  let asked = -1;
  await expect
    .poll(
      async () => {
        const before = asked;
        asked = (await page.requests()).length;
        return asked === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
};

/** One after the other. */
export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

export const onRight = (page: Page): Promise<void> => turnTo(page, "right");
export const dialog = (page: Page): Promise<void> => page.getByRole("dialog").first().waitFor();
