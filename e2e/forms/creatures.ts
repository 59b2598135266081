import { addIsolde, openCharacter } from "../support/characters";
import { addEncounter, openEncounter } from "../support/encounters";
import { openBook } from "../support/fixtures";
import { goToLast, next, openWizard } from "../support/wizard";
import type { Form } from "./form";
import { button, inDialog, submit } from "./parts";

export const creatures: Form[] = [
  {
    name: "a new character",
    open: async ({ person, campaign }) => {
      const page = await openWizard(person, campaign);
      await goToLast(page);
      return page;
    },
    field: inDialog("Class name"),
    text: "Warden",
    send: button("Save"),
    method: "POST",
    address: /\/api\/characters$/,
    failed: "Failed to save character.",
    gone: "You must be in a campaign to save a character.",
    done: "Character saved successfully!",
    rows: ({ campaign }) => `/api/characters/${campaign.id}`,
    keeps: true,
    inside: true,
  },
  {
    name: "an edited character",
    set: ({ person, campaign }) => addIsolde(person, campaign),
    open: async ({ person, campaign }) => {
      const page = await openCharacter(person, campaign);
      await button("Edit")(page).click();
      return page;
    },
    field: inDialog("Speed"),
    text: "45",
    again: "50",
    send: submit,
    method: "PUT",
    address: /\/api\/characters\/\d+$/,
    failed: "Failed to update character.",
    broken: "Error updating character.",
    gone: "No character selected!",
    done: "Character updated successfully!",
    rows: ({ campaign }) => `/api/characters/${campaign.id}`,
    keeps: true,
    inside: true,
  },
  {
    name: "a new encounter",
    open: async ({ person, campaign }) => {
      const page = await openBook(person, campaign, "/encounter");
      await button("Add Encounter")(page).click();
      for (const step of ["Description", "Race"]) await next(page, step);
      return page;
    },
    field: inDialog("Race name"),
    text: "Hag",
    send: button("Save"),
    method: "POST",
    address: /\/api\/encounters$/,
    failed: "Failed to save encounter.",
    gone: "You must be in a campaign to create an encounter.",
    done: "Encounter saved successfully!",
    rows: ({ campaign }) => `/api/encounters/${campaign.id}`,
    keeps: true,
    inside: true,
  },
  {
    name: "an edited encounter",
    set: ({ person, campaign }) => addEncounter(person, campaign),
    open: async ({ person, campaign }) => {
      const page = await openEncounter(person, campaign);
      await button("Edit")(page).click();
      return page;
    },
    field: inDialog("Speed"),
    text: "45",
    again: "50",
    send: submit,
    method: "PUT",
    address: /\/api\/encounters\/\d+$/,
    failed: "Failed to update encounter.",
    broken: "Error updating encounter.",
    gone: "No encounter selected!",
    done: "Encounter updated successfully!",
    rows: ({ campaign }) => `/api/encounters/${campaign.id}`,
    keeps: true,
    inside: true,
  },
  {
    name: "the description of an encounter",
    set: ({ person, campaign }) => addEncounter(person, campaign),
    open: async ({ person, campaign }) => {
      const page = await openEncounter(person, campaign);
      await page.getByRole("tab", { name: "Description" }).click();
      return page;
    },
    field: (page) => page.getByRole("textbox", { name: "Description" }),
    text: "He rings it under water.",
    send: button("Save"),
    method: "PUT",
    address: /\/api\/encounters\/\d+$/,
    failed: "Failed to update encounter.",
    gone: "This encounter is no longer in the book.",
    done: "Encounter updated successfully!",
    keeps: true,
    inside: true,
  },
];
