import type { Locator, Page } from "@playwright/test";
import { test as base, type Campaign } from "../support/fixtures";
import type { Person } from "../support/people";

/** Who fills in the form, where and in whose campaign, and somebody else whom it may be about. */
export interface Scene {
  person: Person;
  campaign: Campaign;
  creator: Person;
  guest: Person;
}

/** The person is an admin, so that somebody else can delete the campaign meanwhile. */
export const test = base.extend<{ scene: Scene }>({
  scene: ({ admin, campaign, creator, stranger }, use) =>
    use({ person: admin, campaign, creator, guest: stranger }),
});

export interface Form {
  name: string;
  /** What the form needs, by the API. */
  set?: (scene: Scene) => Promise<unknown>;
  /** From wherever the person is. */
  open: (scene: Scene) => Promise<Page>;
  field: (page: Page) => Locator;
  text: string;
  /** Another one, for the next time; else the text with a word more. */
  again?: string;
  /** Where opening it once more shows what was made, not an empty one. */
  another?: (page: Page) => Locator;
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
  /** A list that has one row more once a new thing went through, and as many as before where one was changed. */
  rows?: (scene: Scene) => string;
  /** What is typed is kept in this browser, so that it outlives the session. */
  keeps?: boolean;
  /** What is said where its campaign is gone, if it isn't what is said of any failure. */
  gone?: string;
  /** It is about something in a campaign, and can't go through without. */
  inside?: boolean;
}

/** By the browser's own list of cookies: one that a script writes may be overtaken by the request after it. */
const turnBack = async (page: Page) => {
  for (const name of ["selectedCharacterId", "selectedEncounterId"]) {
    await page.evaluate((key) => localStorage.removeItem(key), name);
    await page.context().clearCookies({ name });
  }
};

/** Opens a form once more, from the list where it starts there. */
export const openAgain = async (form: Form, scene: Scene): Promise<Page> => {
  await turnBack(await scene.person.page());
  return form.open(scene);
};

/** Opens and fills in a form. */
export const fillIn = async (form: Form, scene: Scene): Promise<Page> => {
  const page = await form.open(scene);
  if (form.text) await form.field(page).fill(form.text);
  await form.also?.(page);
  return page;
};

/** As `fillIn`, for another one, after it went through once. */
export const fillInAgain = async (form: Form, scene: Scene): Promise<Page> => {
  const page = await openAgain(form, scene);
  await form.another?.(page).click();
  await form.field(page).fill(form.again ?? `${form.text} again`);
  await form.also?.(page);
  return page;
};
