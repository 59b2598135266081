import { expect, type Page } from "@playwright/test";
import { dialog, inTurn, resting, type ScreenState, press } from "./screen-state";

const tray = async (page: Page) => {
  await press("Dice tray")(page);
  await page.getByRole("button", { name: "Add a D4", exact: true }).waitFor();
};
const pool = async (page: Page) => {
  await tray(page);
  for (const die of ["D20", "D6", "D6", "D100"]) await press(`Add a ${die}`)(page);
};
const full = async (page: Page) => {
  await pool(page);
  for (const die of ["D8", "D4"]) await press(`Add a ${die}`)(page);
};
const roll = async (page: Page) => {
  await pool(page);
  await press("Roll")(page);
  await page.locator("[data-sonner-toast]").waitFor();
};
/** Where a roll has closed the tray, it is opened once more. */
const history = async (page: Page) => {
  const last = page.getByRole("button", { name: "Last rolls", exact: true });
  if (!(await last.isVisible())) await press("Dice tray")(page);
  await last.click();
};
/** The page's own loading state: what a navigation asks the server for never comes; prefetches do. */
const slowly = (link: string, path: string) => async (page: Page) => {
  const fetched = async () => (await page.requests()).some((request) => request.url().includes(`${path}?`));
  await expect.poll(fetched).toBe(true);
  await resting(page);
  const menu = page.locator("summary[aria-label=Menu]");
  if (await menu.isVisible()) await menu.click();
  await page.route(`**${path}?*`, (route) =>
    route.request().headers()["next-router-prefetch"] === undefined ? undefined : route.continue(),
  );
  await page.getByRole("link", { name: link }).locator("visible=true").first().click();
  await page.getByText("Loading").first().waitFor();
};

/** The person, the letters to the house, the dice. */
export const accountPlaces: readonly ScreenState[] = [
  { name: "profile", as: "dm", path: "/profile" },
  { name: "profile-invites", as: "newcomer", path: "/profile" },
  { name: "profile-edit", as: "dm", path: "/profile", act: press("Edit Profile") },
  { name: "profile-password", as: "dm", path: "/profile", act: inTurn(press("Change password"), dialog) },
  { name: "profile-delete", as: "dm", path: "/profile", act: inTurn(press("Delete account"), dialog) },
  {
    name: "profile-logout-question",
    as: "dm",
    path: "/profile",
    act: inTurn(press("Log out everywhere"), (page) => page.getByRole("alertdialog").waitFor()),
  },
  { name: "profile-loading", as: "dm", path: "/home", act: slowly("Profile", "/profile") },
  { name: "messages", as: "dm", path: "/messages" },
  { name: "messages-incomplete", as: "dm", path: "/messages", act: press("Submit") },
  { name: "admin-messages", as: "operator", path: "/admin-messages" },
  {
    name: "shortcuts",
    as: "dm",
    path: "/home",
    act: inTurn((page) => page.keyboard.press("?"), dialog),
  },
  { name: "menu", as: "operator", path: "/home", act: openMenu },
  { name: "dice", as: "dm", path: "/home", act: tray },
  { name: "dice-pool", as: "dm", path: "/character", act: pool },
  { name: "dice-full", as: "player", path: "/campaign", act: full },
  { name: "dice-history", as: "player", path: "/home", act: inTurn(roll, history) },
  { name: "dice-rolled", as: "player", path: "/character", selected: { selectedCharacterId: 1 }, act: roll },
];

async function openMenu(page: Page): Promise<void> {
  const menu = page.locator("summary[aria-label=Menu]");
  if (await menu.isVisible()) await menu.click();
}
