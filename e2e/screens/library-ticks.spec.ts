import { deferred } from "../support/deferred";
import { expect, test } from "../support/fixtures";
import { next, openWizard } from "../support/wizard";

test("ticks that are changed while another race is fetched count as they are when it comes", async ({
  player,
  campaign,
}) => {
  const page = await openWizard(player, campaign);
  const score = (ability: string) => page.getByRole("spinbutton", { name: ability, exact: true });
  // The wizard stops at 25, and what goes is what came.
  await score("Str").fill("24");
  await next(page, "Description");
  await next(page, "Race");
  await page.getByRole("button", { name: "From the library" }).click();
  const races = page.getByLabel("Races of the library");
  const says = page.getByRole("region", { name: "What the book says" });
  const bonuses = says.getByRole("checkbox", { name: /^Ability bonuses/ });
  const choose = async (slug: string, name: string, meanwhile: () => Promise<void>) => {
    const answer = deferred();
    await page.route(`**/api/library/races/${slug}`, async (route) => {
      await answer.promise;
      await route.fallback();
    });
    const asked = page.waitForRequest(`**/api/library/races/${slug}`);
    await races.selectOption(name);
    await asked;
    await meanwhile();
    answer.resolve();
    await expect(page.getByLabel("Race name")).toHaveValue(name);
  };
  await races.selectOption("Half-Orc");
  await bonuses.check();
  await expect(says).toContainText("Str 24 25Con 10 11");
  await choose("elf", "Elf", () => bonuses.uncheck());
  await expect(says).toContainText("Dex 10 12");
  await bonuses.check();
  await choose("gnome", "Gnome", async () => {
    await bonuses.uncheck();
    await bonuses.check();
  });
  await expect(bonuses).not.toBeChecked();
  await choose("human", "Human", () => bonuses.check());
  await expect(bonuses).not.toBeChecked();
  const back = page.getByRole("button", { name: "Back", exact: true });
  await back.click();
  await expect(page.getByLabel("Character description")).toBeVisible();
  await back.click();
  await expect(score("Str")).toHaveValue("24");
  for (const ability of ["Dex", "Con", "Int"]) await expect(score(ability)).toHaveValue("10");
});
