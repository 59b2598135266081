import type { Locator, Page } from "@playwright/test";
import { addIsolde, typeAmount } from "../support/characters";
import { addFight, addGoblin } from "../support/fights";
import { type Campaign, openBook } from "../support/fixtures";
import { make } from "../support/make";
import { PASSWORD, type Person } from "../support/people";
import { seedSelectedBook } from "../support/seed-selected-book";

export interface EarlyScene {
  page: Page;
  creator: Person;
  player: Person;
  stranger: Person;
  campaign: Campaign;
}

interface EarlyForm {
  name: string;
  /** A page that is about to open the form's address. */
  open: (scene: EarlyScene) => Promise<{ page: Page; address: string }>;
  fillIn: (page: Page, scene: EarlyScene) => Promise<unknown>;
  press: (page: Page) => Locator;
  /** What is called, and words that its body holds. */
  calls: string;
  words: string[];
}

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });
export const fillInLogIn = async (page: Page, { stranger }: Pick<EarlyScene, "stranger">) => {
  await field(page, "E-mail").fill(stranger.email);
  await page.getByLabel("Password").fill(PASSWORD);
};
const signUp = async (page: Page) => {
  await field(page, "Username").fill("Wren");
  await field(page, "E-mail").fill("wren.early@tomekeeper.example");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
};
/** A fight that runs, in which Isolde acts and a goblin waits. */
const runFight = async ({ creator, player, campaign }: EarlyScene) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 1 }] });
  await act({ type: "initiative", values: { [idOf("Isolde Marrow")]: 20, [idOf("Goblin")]: 5 } });
  await act({ type: "start" });
};

/** Every form that the server renders; the one for a forgotten password only where there is mail. */
export const EARLY_FORMS: readonly EarlyForm[] = [
  {
    name: "Log In",
    open: async ({ page }) => ({ page, address: "/login" }),
    fillIn: fillInLogIn,
    press: button("Log In"),
    calls: "POST /api/users/login",
    words: [PASSWORD],
  },
  {
    name: "Sign Up",
    open: async ({ page }) => ({ page, address: "/login?tab=signup" }),
    fillIn: signUp,
    press: button("Sign Up"),
    calls: "POST /api/users/signup",
    words: ["Wren", PASSWORD],
  },
  {
    name: "an invitation",
    open: async ({ page, creator, campaign }) => {
      const { url } = await make(creator, `campaigns/${campaign.id}/invite-links`, { hours: 24 });
      return { page, address: new URL(String(url)).pathname };
    },
    fillIn: signUp,
    press: button("Sign up and come in"),
    calls: "POST /api/users/signup",
    words: ["Wren", PASSWORD],
  },
  {
    name: "a new password",
    open: async ({ page }) => ({ page, address: "/reset/AAAAAAAAAAAAAAAAAAAAAA" }),
    fillIn: (page) => page.getByLabel("New password").fill("candle1"),
    press: button("Change password"),
    calls: "POST /api/users/reset-password",
    words: ["candle1"],
  },
  {
    name: "feedback",
    open: async ({ stranger }) => ({ page: await stranger.page(), address: "/messages" }),
    fillIn: async (page) => {
      await page.getByLabel("Type").selectOption("Write a Review");
      await field(page, "Message").fill("The bells ring twice.");
    },
    press: button("Submit"),
    calls: "POST /api/messages",
    words: ["review", "The bells ring twice."],
  },
  {
    name: "notes",
    open: async ({ creator, campaign }) => ({
      page: await openBook(creator, campaign, "/home"),
      address: "/campaign",
    }),
    fillIn: async (page) => {
      await field(page, "Name of this sheet").fill("Crypt");
      await field(page, "DM Notes").fill("The sexton is dead.");
    },
    press: button("Save"),
    calls: "POST /api/dm-notes",
    words: ["Crypt", "The sexton is dead."],
  },
  {
    name: "damage on a sheet",
    open: async ({ creator, campaign }) => ({
      page: await (await seedSelectedBook(creator, campaign)).newPage(),
      address: "/character",
    }),
    fillIn: async (page) => {
      await typeAmount(page);
      await field(page, "Amount of hit points").fill("3");
    },
    press: button("Damage"),
    calls: "POST /api/characters/*/hit-points",
    words: ["-3"],
  },
  {
    name: "damage in a fight",
    open: async (scene) => {
      await runFight(scene);
      return { page: await openBook(scene.creator, scene.campaign, "/home"), address: "/fight" };
    },
    fillIn: (page) => field(page, "Amount, or dice to roll").fill("7"),
    press: button("Damage"),
    calls: "POST /api/fights/*/acts",
    words: ["damage", "7"],
  },
  {
    name: "damage told to the table",
    open: async (scene) => {
      await runFight(scene);
      return { page: await openBook(scene.player, scene.campaign, "/home"), address: "/fight" };
    },
    fillIn: (page) => field(page, "How much").fill("9"),
    press: button("Tell the table"),
    calls: "POST /api/fights/*/acts",
    words: ["propose", "9"],
  },
  {
    name: "initiative that was rolled",
    open: async (scene) => {
      await runFight(scene);
      return { page: await openBook(scene.player, scene.campaign, "/home"), address: "/fight" };
    },
    fillIn: (page) => field(page, "Initiative that I rolled").fill("17"),
    press: button("Type it"),
    calls: "POST /api/fights/*/acts",
    words: ["initiative", "17"],
  },
];
