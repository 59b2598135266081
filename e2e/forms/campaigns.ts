import type { Page } from "@playwright/test";
import { expect, openBook } from "../support/fixtures";
import type { Form } from "./form";
import { at, button, label, submit, textInDialog } from "./parts";

const openDetails = async (page: Page) => {
  await button("Next: Campaign Details")(page).click();
  return page;
};
export const campaigns: Form[] = [
  {
    name: "a new campaign",
    open: async (scene) => openDetails(await at(scene, "/create")),
    field: textInDialog("Description"),
    text: "A cold archipelago.",
    send: submit,
    method: "POST",
    address: /\/api\/campaigns\/create$/,
    failed: "Error creating campaign",
    done: "Campaign created successfully!",
    rows: () => "/api/campaigns/my",
    keeps: true,
  },
  {
    name: "an edited campaign",
    open: async (scene) => {
      const page = await at(scene, "/home");
      await page.evaluate((id) => localStorage.setItem("editCampaignId", String(id)), scene.campaign.id);
      await page.goto("/edit-campaign");
      await expect(label("Campaign Title")(page)).toHaveValue(scene.campaign.name);
      return openDetails(page);
    },
    field: textInDialog("Description"),
    text: "The tide turned.",
    send: submit,
    method: "PUT",
    address: /\/api\/campaigns\/\d+$/,
    failed: "Failed to update campaign.",
    done: "Campaign updated!",
    keeps: true,
    inside: true,
  },
  {
    name: "the notes",
    open: ({ person, campaign }) => openBook(person, campaign),
    field: (page) => page.getByRole("textbox", { name: "DM Notes" }),
    text: "Wolves at nine strokes.",
    send: button("Save"),
    method: "POST",
    address: /\/api\/dm-notes$/,
    failed: "Failed to save DM notes.",
    done: "DM notes saved successfully!",
    rows: ({ campaign }) => `/api/dm-notes/${campaign.id}`,
    another: button("Add sheet"),
    keeps: true,
  },
  {
    name: "an invite",
    open: async ({ person, campaign, guest }) => {
      const page = await openBook(person, campaign);
      await page.getByRole("tab", { name: "Players" }).click();
      await page.getByRole("tab", { name: "Invitations" }).click();
      await page.getByLabel("Or invite by user id").fill(String(guest.id));
      return page;
    },
    field: label("Or invite by user id"),
    text: "",
    send: button("Send invite"),
    method: "POST",
    address: /\/api\/campaigns\/invite$/,
    failed: "Failed to send invite.",
    done: "Invite sent! The invited user must accept it before they join.",
    rows: ({ campaign }) => `/api/campaigns/${campaign.id}/invites`,
  },
];
