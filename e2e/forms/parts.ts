import type { Page } from "@playwright/test";
import type { Scene } from "./form";

/** Where the forms have their fields and buttons. */
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
export const label = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });
export const inDialog = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });
export const textInDialog = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("textbox", { name, exact: true });
export const submit = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Submit" });

export const at = async ({ person }: Scene, path: string) => {
  const page = await person.page();
  await page.goto(path);
  return page;
};
