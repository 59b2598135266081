import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { fillIn, FORMS } from "../forms";
import { PASSWORD, type Person } from "../people";

const logInAgain = async (page: Page, { email }: Person) => {
  await page.getByRole("dialog", { name: "Login Required" }).getByRole("link", { name: "Login" }).click();
  await page.waitForURL("**/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL("**/home");
};

/** So that the form is opened again from the list, as it was before. */
const turnBack = (page: Page) =>
  page.evaluate(() => {
    for (const key of ["selectedCharacterId", "selectedEncounterId"]) {
      localStorage.removeItem(key);
      document.cookie = `${key}=; Path=/; Max-Age=0`;
    }
  });

for (const form of FORMS.filter(({ keeps }) => keeps))
  test(`${form.name}: what was typed is there again after the session ended and the person came back`, async ({
    creator: person,
    campaign,
    stranger: guest,
  }) => {
    const scene = { person, campaign, guest };
    await form.set?.(scene);
    const page = await fillIn(form, scene);
    await person.api.post("/api/users/logout", { data: { everywhere: true } });
    await form.send(page).click();
    await logInAgain(page, person);
    await turnBack(page);
    await form.open(scene);
    await expect(form.field(page)).toHaveValue(form.text);
    await form.send(page).click();
    await expect(page.getByText(form.done, { exact: true }).first()).toBeVisible();
  });

test("what is thrown away on purpose is gone, and what was saved isn't offered again", async ({
  creator: person,
  campaign,
  stranger: guest,
}) => {
  const scene = { person, campaign, guest };
  const form = FORMS.find(({ name }) => name === "an item for a character");
  if (!form) throw new Error("There is no such form");
  await form.set?.(scene);
  const page = await fillIn(form, scene);
  await page.goto("/home");
  await turnBack(page);
  await form.open(scene);
  await expect(page.getByText("What you had not saved here was kept.")).toBeVisible();
  await expect(form.field(page)).toHaveValue(form.text);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Close", exact: true }).click();
  const open = page.getByRole("button", { name: "+ Create Item" });
  await open.click();
  await expect(form.field(page)).toHaveValue("");
  await form.field(page).fill("Yew longbow");
  await form.send(page).click();
  await expect(page.getByText(form.done, { exact: true })).toBeVisible();
  await open.click();
  await expect(form.field(page)).toHaveValue("");
});
