// One table: every form of the product, as the tests of faults go through them all.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { addIsolde, addItem, openSheet as openCharacter } from "./characters";
import { addEncounter, openSheet as openEncounter } from "./encounters";
import { type Campaign, expect, openBook } from "./fixtures";
import { PASSWORD, type Person } from "./people";
import { goToLast, next, openWizard } from "./wizard";

/** Who fills in the form, where, and somebody else whom it may be about. */
export interface Scene {
  person: Person;
  campaign: Campaign;
  guest: Person;
}

export interface Form {
  name: string;
  /** What the form needs, by the API. */
  set?: (scene: Scene) => Promise<unknown>;
  /** From wherever the person is. */
  open: (scene: Scene) => Promise<Page>;
  field: (page: Page) => Locator;
  text: string;
  /** What else has to be filled in. */
  also?: (page: Page) => Promise<unknown>;
  send: (page: Page) => Locator;
  /** What it calls. */
  method: "POST" | "PUT" | "DELETE";
  address: RegExp;
  /** Said where the server refuses without a word of its own, where no answer comes, and in the end. */
  failed: string;
  broken?: string;
  done: string;
  /** A list in which there is one row once it went through. */
  rows?: (scene: Scene) => string;
  /** What is typed is kept in this browser, so that it outlives the session. */
  keeps?: boolean;
  /** It is about something in a campaign, and can't go through without. */
  inside?: boolean;
}

const at = async ({ person }: Scene, path: string) => {
  const page = await person.page();
  await page.goto(path);
  return page;
};
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const label = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });
const inDialog = (name: string) => (page: Page) => page.getByRole("dialog").getByLabel(name, { exact: true });
const textInDialog = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("textbox", { name, exact: true });
const submit = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Submit" });

const profileDialog = (opener: string) => async (scene: Scene) => {
  const page = await at(scene, "/profile");
  await button(opener)(page).click();
  return page;
};

const accounts: Form[] = [
  {
    name: "the log-in",
    open: async (scene) => {
      const page = await at(scene, "/login");
      await label("E-mail")(page).fill(scene.person.email);
      return page;
    },
    field: label("Password"),
    text: PASSWORD,
    send: button("Log In"),
    method: "POST",
    address: /\/api\/users\/login$/,
    failed: "Login failed",
    done: "Logged in. Opening your shelf...",
  },
  {
    name: "the sign-up",
    open: (scene) => at(scene, "/login?tab=signup"),
    field: label("Username"),
    text: "Wren of the Reeds",
    also: async (page) => {
      await label("E-mail")(page).fill(`wren.${randomUUID()}@tomekeeper.example`);
      await label("Password")(page).fill(PASSWORD);
      await label("Confirm password")(page).fill(PASSWORD);
    },
    send: button("Sign Up"),
    method: "POST",
    address: /\/api\/users\/signup$/,
    failed: "Signup/Login failed",
    done: "Account created successfully!",
  },
  {
    name: "the profile",
    open: profileDialog("Edit Profile"),
    field: label("Username"),
    text: "Maren the Elder",
    send: button("Save"),
    method: "PUT",
    address: /\/api\/users\/me$/,
    failed: "Failed to update profile.",
    done: "Profile updated successfully!",
  },
  {
    name: "the password",
    open: profileDialog("Change password"),
    field: inDialog("New password"),
    text: "candle1",
    also: async (page) => {
      await inDialog("Current password")(page).fill(PASSWORD);
      await inDialog("Confirm new password")(page).fill("candle1");
    },
    send: button("Change"),
    method: "PUT",
    address: /\/api\/users\/me\/password$/,
    failed: "Failed to change password.",
    done: "Password changed successfully!",
  },
  {
    name: "the end of an account",
    open: profileDialog("Delete account"),
    field: inDialog("Password"),
    text: PASSWORD,
    send: (page) => page.getByRole("dialog").getByRole("button", { name: "Delete account" }),
    method: "DELETE",
    address: /\/api\/users\/me$/,
    failed: "Failed to delete account.",
    done: "Account deleted.",
  },
  {
    name: "feedback",
    open: (scene) => at(scene, "/messages"),
    field: label("Message"),
    text: "The ribbon frays.",
    send: button("Submit"),
    method: "POST",
    address: /\/api\/messages$/,
    failed: "Failed to send message",
    done: "Message sent successfully!",
    keeps: true,
  },
];

const openDetails = async (page: Page) => {
  await button("Next: Campaign Details")(page).click();
  return page;
};
const campaigns: Form[] = [
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
    keeps: true,
  },
  {
    name: "an invite",
    open: async ({ person, campaign, guest }) => {
      const page = await openBook(person, campaign);
      await page.getByRole("tab", { name: "Players" }).click();
      await page.getByLabel("Invite by user id").fill(String(guest.id));
      return page;
    },
    field: label("Invite by user id"),
    text: "",
    send: button("Send invite"),
    method: "POST",
    address: /\/api\/campaigns\/invite$/,
    failed: "Failed to send invite.",
    done: "Invite sent! The invited user must accept it before they join.",
    rows: ({ campaign }) => `/api/campaigns/${campaign.id}/invites`,
  },
];

const creatures: Form[] = [
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
    send: submit,
    method: "PUT",
    address: /\/api\/characters\/\d+$/,
    failed: "Failed to update character.",
    broken: "Error updating character.",
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
    send: submit,
    method: "PUT",
    address: /\/api\/encounters\/\d+$/,
    failed: "Failed to update encounter.",
    broken: "Error updating encounter.",
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
    done: "Encounter updated successfully!",
    keeps: true,
    inside: true,
  },
];

interface Kind {
  noun: string;
  create: string;
  tab: string;
  path: string;
  failed: string;
  broken?: string;
}
const ofCharacters: Kind[] = [
  {
    noun: "Item",
    create: "+ Create Item",
    tab: "Inventory",
    path: "inventory",
    failed: "Failed to create item.",
    broken: "Error creating item.",
  },
  {
    noun: "Spell",
    create: "+ Create Spell",
    tab: "Spells",
    path: "spells",
    failed: "Failed to create spell.",
    broken: "Error creating spell.",
  },
  {
    noun: "Action",
    create: "+ Create Action",
    tab: "Actions",
    path: "actions",
    failed: "Failed to create action.",
  },
];
const ofEncounters: Kind[] = [
  {
    noun: "Item",
    create: "+ Create New Item",
    tab: "Inventory",
    path: "inventory",
    failed: "Failed to create item",
  },
  {
    noun: "Spell",
    create: "+ Create Spell",
    tab: "Spells",
    path: "spells",
    failed: "Failed to create spell",
  },
  {
    noun: "Action",
    create: "+ Create Action",
    tab: "Actions",
    path: "actions",
    failed: "Failed to create action. Check backend logs.",
  },
];
const ids = new WeakMap<Scene, number>();
const owners = {
  character: { add: addIsolde, open: openCharacter },
  encounter: { add: addEncounter, open: openEncounter },
};
const creating =
  (owner: "character" | "encounter") =>
  ({ noun, create, tab, path, failed, broken = failed }: Kind): Form => ({
    name: `${noun === "Spell" ? "a" : "an"} ${noun.toLowerCase()} for a${owner === "encounter" ? "n" : ""} ${owner}`,
    set: async (scene) => ids.set(scene, await owners[owner].add(scene.person, scene.campaign)),
    open: async ({ person, campaign }) => {
      const page = await owners[owner].open(person, campaign);
      await page.getByRole("tab", { name: tab, exact: true }).first().click();
      await button(create)(page).click();
      return page;
    },
    field: inDialog("Name"),
    text: "Undertow",
    also: async (page) => {
      if (noun === "Action") await inDialog("Type")(page).selectOption("Combat");
    },
    send: submit,
    method: "POST",
    address: new RegExp(`/api/${owner}-${path}$`),
    failed,
    broken,
    done: `${noun} created successfully!`,
    rows: (scene) => `/api/${owner}-${path}/${path === "actions" ? "" : `${owner}/`}${ids.get(scene)}`,
    keeps: true,
    inside: true,
  });

const belongings: Form[] = [
  ...ofCharacters.map(creating("character")),
  ...ofEncounters.map(creating("encounter")),
  {
    name: "an edited item",
    set: async ({ person, campaign }) => addItem(person, await addIsolde(person, campaign)),
    open: async ({ person, campaign }) => {
      const page = await openCharacter(person, campaign);
      await button("Edit Yew longbow")(page).click();
      return page;
    },
    field: textInDialog("Description"),
    text: "Cut in the year of the flood.",
    send: submit,
    method: "PUT",
    address: /\/api\/character-inventory\/\d+$/,
    failed: "Failed to update item.",
    done: "Item updated successfully!",
    keeps: true,
    inside: true,
  },
];

export const FORMS: readonly Form[] = [...accounts, ...campaigns, ...creatures, ...belongings];

/** Opens and fills in a form. */
export const fillIn = async (form: Form, scene: Scene): Promise<Page> => {
  const page = await form.open(scene);
  if (form.text) await form.field(page).fill(form.text);
  await form.also?.(page);
  return page;
};
