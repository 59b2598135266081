import { expect, test } from "../fixtures";
import { holdScripts } from "../held-scripts";

// Dialogs come when they are opened; on a slow connection that takes a while, in which the page stays.
test("the page stays while a dialog is on its way, and gets the focus back afterwards", async ({
  stranger,
}) => {
  const page = await stranger.page();
  await page.goto("/profile");
  const come = await holdScripts(page);
  const opener = page.getByRole("button", { name: "Change password" });
  await opener.click();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  come();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});
