// How a character is drawn: before any script, and whichever way its texts run.
import { addCharacter, addIsolde, openCharacter } from "../support/characters";
import { expect, openBook, test } from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";

test("the radars come with the page, before any script", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const radars = page.getByRole("img", { name: /^(Ability scores|Saving throws): / });
  // The outermost polygon of values: Dexterity 18 of 20 on a scale that begins at −2.
  await expect(radars.first().locator("polygon").last()).toHaveAttribute("points", /^50\.00,18\.18 89\.36,/);
  await expect(radars.filter({ visible: true })).toHaveCount(2);
  release();
});

test("what is written from right to left sits and ends where it should", async ({ player, campaign }) => {
  await addCharacter(player, campaign, {
    character_name: "אלמוג",
    character_description: `${"ים ".repeat(90)}\n\nTwo tides`,
  });
  const page = await openBook(player, campaign, "/character");
  const card = page.getByRole("button", { name: /אלמוג/ });
  await expect(card.getByText("אלמוג").last()).toHaveCSS("direction", "rtl");
  await expect(card.getByText("אלמוג").last()).toHaveCSS("text-align", "start");
  await card.click();
  await expect(page.getByRole("heading", { name: "אלמוג" })).toHaveCSS("direction", "rtl");
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(page.getByText("ים ים")).toHaveCSS("direction", "rtl");
  await expect(page.getByText("Two tides")).toHaveCSS("direction", "ltr");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("dialog").getByRole("tab", { name: "Character", exact: true }).click();
  await expect(page.getByLabel("Character name")).toHaveCSS("direction", "rtl");
});
