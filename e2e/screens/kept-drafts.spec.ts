import { expect } from "../fixtures";
import { FORMS } from "../forms/all";
import { fillIn, openAgain, test } from "../forms/form";

test("what is thrown away on purpose is gone, and what was saved isn't offered again", async ({ scene }) => {
  const form = FORMS.find(({ name }) => name === "an item for a character");
  if (!form) throw new Error("There is no such form");
  await form.set?.(scene);
  const page = await fillIn(form, scene);
  await page.goto("/home");
  await openAgain(form, scene);
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
