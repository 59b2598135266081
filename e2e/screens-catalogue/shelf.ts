import { dialog, inTurn, type ScreenState, press, tab } from "./screen-state";

const details = inTurn(press("Next: Campaign Details"), dialog);

/** The shelf and the bench where covers are made. */
export const shelf: readonly ScreenState[] = [
  { name: "home", as: "dm", path: "/home" },
  { name: "home-player", as: "player", path: "/home" },
  { name: "home-import", as: "dm", path: "/home", act: inTurn(press("Import a campaign"), dialog) },
  { name: "home-empty", as: "newcomer", path: "/home" },
  {
    name: "home-opening",
    as: "dm",
    path: "/home",
    act: (page) => page.getByRole("link", { name: "The Lantern Road" }).click(),
    moving: true,
  },
  { name: "create", as: "dm", path: "/create" },
  { name: "create-details", as: "dm", path: "/create", act: details },
  { name: "create-factions", as: "dm", path: "/create", act: inTurn(details, tab("Factions")) },
  { name: "create-themes", as: "dm", path: "/create", act: inTurn(details, tab("Themes")) },
  { name: "create-map", as: "dm", path: "/create", act: inTurn(details, tab("Map")) },
  {
    name: "create-nameless",
    as: "dm",
    path: "/create",
    act: async (page) => {
      await page.getByLabel("Campaign Title").fill("");
      await details(page);
      await press("Submit")(page);
      await page.locator("[data-sonner-toast]").waitFor();
    },
  },
  { name: "edit", as: "dm", path: "/edit-campaign" },
  { name: "edit-details", as: "dm", path: "/edit-campaign", act: details },
  { name: "edit-factions", as: "dm", path: "/edit-campaign", act: inTurn(details, tab("Factions")) },
  { name: "edit-map", as: "dm", path: "/edit-campaign", act: inTurn(details, tab("Map")) },
  { name: "edit-missing", as: "dm", path: "/edit-campaign", selected: { editCampaignId: 999 } },
  {
    name: "edit-leave-question",
    as: "dm",
    path: "/edit-campaign",
    act: async (page) => {
      await page.getByLabel("Campaign Title").fill("The Lantern Road, again");
      await page
        .getByRole("link", { name: /^(Home|Shelf)$/ })
        .locator("visible=true")
        .first()
        .click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
];
