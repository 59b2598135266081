import { DELAY } from "@/lib/constants";
import { dialog, inTurn, onRight, type ScreenState, press, tab } from "./screen-state";

const campaign = (name: string, act?: ScreenState["act"], as: ScreenState["as"] = "dm"): ScreenState => ({
  name: name ? `campaign-${name}` : "campaign",
  as,
  path: "/campaign",
  ...(act && { act }),
});

/** The book of a campaign. */
export const campaignPlaces: readonly ScreenState[] = [
  campaign(""),
  campaign("notes", onRight),
  campaign("notes-unsaved", async (page) => {
    await onRight(page);
    await page.getByRole("textbox", { name: "DM Notes" }).fill("The lamp at the ninth inn is lit.");
  }),
  campaign("description", tab("Description")),
  campaign("setting", tab("Description", "Setting")),
  campaign("map", inTurn(tab("Description", "Setting"), press(/^Map of /), dialog)),
  campaign("factions", tab("Description", "Factions")),
  campaign("themes", tab("Description", "Themes")),
  campaign("players", tab("Players")),
  campaign("invitations", tab("Players", "Invitations")),
  campaign("invite-refused", async (page) => {
    await tab("Players")(page);
    await page.getByRole("tab", { name: "Invitations" }).click();
    await page.getByLabel("Or invite by user id").fill("lantern");
    await press("Send invite")(page);
  }),
  campaign(
    "delete-question",
    inTurn(press("Delete Campaign"), (page) => page.getByRole("alertdialog").waitFor()),
  ),
  campaign("player", undefined, "player"),
  campaign("player-world", onRight, "player"),
  campaign("player-players", tab("Players"), "player"),
  { name: "campaign-bare", as: "player", path: "/campaign", selected: { selectedCampaignId: 2 } },
  { name: "campaign-missing", as: "dm", path: "/campaign", selected: { selectedCampaignId: 999 } },
  {
    name: "page-flip",
    as: "dm",
    path: "/campaign",
    act: async (page) => {
      await page.getByRole("link", { name: "Character" }).click();
      // One moment of the flip, whatever the machine has drawn by then: all leaves are held at it.
      await page.waitForFunction((leaves) => document.getAnimations().length > leaves, DELAY.flip.leaves);
      await page.evaluate(() => {
        for (const one of document.getAnimations()) {
          one.pause();
          one.currentTime = 280;
        }
      });
    },
    moving: true,
  },
];
