import { deferred } from "../support/deferred";
import { expect, test } from "../support/fixtures";
import { goToLast, next, openWizard } from "../support/wizard";

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

test("lists, skills and energy that are written alone are replaced only where one says so", async ({
  player,
  campaign,
}) => {
  const page = await openWizard(player, campaign);
  await next(page, "Description");
  await next(page, "Race");
  await page.getByRole("button", { name: "From the library" }).click();
  const races = page.getByLabel("Races of the library");
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Add tool" }).click();
  const tool = page.getByRole("textbox", { name: "Tool 1" });
  await tool.fill("Fishing net");
  await races.selectOption("Dwarf");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(tool).toHaveValue("Fishing net");
  // What the library wrote, and what is ticked of it, goes unasked.
  await races.selectOption("Half-Orc");
  await question.getByRole("button", { name: "Replace" }).click();
  await page.getByRole("checkbox", { name: /^Languages/ }).check();
  await races.selectOption("Elf");
  await expect(page.getByLabel("Race name")).toHaveValue("Elf");
  await page.getByRole("button", { name: "Add language" }).click();
  await page.getByRole("textbox", { name: "Language 1" }).fill("Tidespeech");
  await races.selectOption("Human");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Language 1" })).toHaveValue("Tidespeech");

  await next(page, "Background");
  await next(page, "Class");
  await page.getByRole("button", { name: "From the library" }).click();
  const classes = page.getByLabel("Classes of the library");
  const energy = page.getByLabel("Energy name");
  await energy.fill("Ki");
  await classes.selectOption("Wizard");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(energy).toHaveValue("Ki");
  await classes.selectOption("Wizard");
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(energy).toHaveValue("Spell slots");
  await classes.selectOption("Bard");
  await expect(page.getByLabel("Class name")).toHaveValue("Bard");
  // No bard has as many, at any level.
  const amount = page.getByLabel("Level 1", { exact: true });
  await amount.fill("7");
  await amount.press("Tab");
  await classes.selectOption("Cleric");
  await expect(question).toContainText("Replace what is written about the class?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(amount).toHaveValue("7");
});

test("hit points that are typed after the tick stay when it is taken out", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await goToLast(page);
  await page.getByRole("button", { name: "From the library" }).click();
  const classes = page.getByLabel("Classes of the library");
  const says = page.getByRole("region", { name: "What the book says" });
  await classes.selectOption("Barbarian");
  await says.getByRole("button", { name: "Tick all" }).click();
  await expect(says).toContainText("HP 10/10 12/12");
  for (const field of ["Background name", "Race name", "Character description", "Max HP"]) {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByLabel(field)).toBeVisible();
  }
  await page.getByLabel("Max HP").fill("30");
  await page.getByLabel("Current HP").fill("30");
  await page.getByLabel("Current HP").blur();
  await goToLast(page);
  await expect(says).toContainText("HP 30/30");
  await says.getByRole("checkbox", { name: /^Hit points/ }).uncheck();
  await expect(says).toContainText("HP 30/30 12/12");
});

test("a race that comes when the wizard is closed already asks nothing", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await next(page, "Description");
  await next(page, "Race");
  await page.getByLabel("Race name").fill("Tideborn");
  await page.getByRole("button", { name: "From the library" }).click();
  const answer = deferred();
  await page.route("**/api/library/races/elf", async (route) => {
    await answer.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest("**/api/library/races/elf");
  await page.getByLabel("Races of the library").selectOption("Elf");
  const request = await asked;
  const wizard = page.getByRole("dialog", { name: "Create Character" });
  await wizard.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(wizard).toHaveCount(0);
  answer.resolve();
  await (await request.response())?.finished();
  // A question would lie over the page, and take the press.
  await page.getByRole("button", { name: "Create New Character" }).click();
  await expect(wizard.getByLabel("Character name")).toHaveValue("New Character");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
