// What is done while the server's answer to a refresh is on its way: the page follows all the same, and stays where it is.
import type { Page } from "@playwright/test";
import { answersInParts } from "../support/answers-in-parts";
import { addGoblinFight, rowOf } from "../support/fights";
import { type Campaign, expect, openBook, test } from "../support/fixtures";
import { isRendering } from "../support/is-rendering";
import type { Person } from "../support/people";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const rename = (by: Person, campaign: Campaign, campaign_name: string) =>
  by.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name } });

/** The campaign's book, and how often a document was loaded since. */
const open = async (person: Person, campaign: Campaign, address = "/campaign") => {
  const answers = await answersInParts(await person.page());
  const page = await openBook(person, campaign, address);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { page, answers, loaded: () => documents };
};

/** What is done on the page while the answer is out, after what, and the address and the tab at which it is then. */
const DEEDS: readonly {
  what: string;
  before?: (page: Page) => Promise<unknown>;
  does: (page: Page) => Promise<unknown>;
  address: RegExp;
  selected: string;
}[] = [
  {
    what: "a tab is turned",
    does: (page) => tab(page, "Players").click(),
    address: /\/campaign\?tab=players$/,
    selected: "Players",
  },
  {
    what: "a second tab is turned",
    before: (page) => tab(page, "Players").click(),
    does: (page) => tab(page, "Handouts").click(),
    address: /\/campaign\?tab=handouts$/,
    selected: "Handouts",
  },
  {
    what: "two tabs are turned",
    does: async (page) => {
      await tab(page, "Players").click();
      await tab(page, "Handouts").click();
    },
    address: /\/campaign\?tab=handouts$/,
    selected: "Handouts",
  },
  {
    what: "Back is pressed at a tab",
    before: (page) => tab(page, "Players").click(),
    does: (page) => page.goBack(),
    address: /\/campaign$/,
    selected: "Campaign",
  },
  {
    what: "a tab is turned and Back is pressed",
    does: async (page) => {
      await tab(page, "Players").click();
      await page.goBack();
    },
    address: /\/campaign$/,
    selected: "Campaign",
  },
  {
    what: "a dialog is opened and closed at a tab",
    before: (page) => tab(page, "Players").click(),
    does: async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    },
    address: /\/campaign\?tab=players$/,
    selected: "Players",
  },
];

for (const { what, before, does, address, selected } of DEEDS)
  test(`a page follows what others change though ${what} while the answer is on its way`, async ({
    creator,
    player,
    campaign,
  }) => {
    const { page, answers, loaded } = await open(player, campaign);
    await before?.(page);
    await answers.hold();
    await rename(creator, campaign, "The Salt Throne");
    await answers.begun();
    await does(page);
    await expect(tab(page, selected)).toHaveAttribute("aria-selected", "true");
    await answers.letCome();
    await expect(page).toHaveTitle(/The Salt Throne/);
    await rename(creator, campaign, "The Salt Tide");
    await expect(page).toHaveTitle(/The Salt Tide/);
    await expect(page).toHaveURL(address);
    await expect(tab(page, selected)).toHaveAttribute("aria-selected", "true");
    await tab(page, "Campaign").click();
    await expect(heading(page, "The Salt Tide")).toBeVisible();
    expect(loaded()).toBe(0);
  });

test("a page asks once for what others change, opened at a tab or turned to it", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(player, campaign, "/campaign?tab=players");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isRendering(request)) asked.push(request.url());
  });
  await rename(creator, campaign, "The Salt Throne");
  await expect(page).toHaveTitle(/The Salt Throne/);
  expect(asked).toHaveLength(1);
  await tab(page, "Handouts").click();
  await rename(creator, campaign, "The Salt Tide");
  await expect(page).toHaveTitle(/The Salt Tide/);
  expect(asked).toHaveLength(2);
});

test("what is heard while a rendering is on its way is not taken back by it", async ({
  creator,
  admin,
  campaign,
}) => {
  const { act, idOf } = await addGoblinFight(creator, campaign, 1);
  await act({ type: "start" });
  const { page, answers } = await open(admin, campaign, "/fight");
  await answers.hold();
  await rename(creator, campaign, "The Salt Throne");
  await answers.begun();
  await act({ type: "damage", targets: [idOf("Goblin")], amount: 3 });
  await expect(rowOf(page, "Goblin")).toContainText("4/7");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("main")?.textContent.includes("7/7")) performance.mark("taken back");
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await answers.letCome();
  await expect(page).toHaveTitle(/The Salt Throne/);
  await act({ type: "damage", targets: [idOf("Goblin")], amount: 1 });
  await expect(rowOf(page, "Goblin")).toContainText("3/7");
  expect(await page.evaluate(() => performance.getEntriesByName("taken back").length)).toBe(0);
});
