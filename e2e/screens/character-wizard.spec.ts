import type { Page } from "@playwright/test";
import { listOf } from "../support/characters";
import { expect, expectAccessible, test, toastOf } from "../support/fixtures";
import { pngFile } from "../support/images";
import { next, openWizard } from "../support/wizard";

const progress = (page: Page) => page.getByRole("progressbar", { name: "Wizard progress" });

test("makes a character in five steps and four calls", async ({ player, campaign }) => {
  test.slow();
  const page = await openWizard(player, campaign);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/character"))
      calls.push(new URL(request.url()).pathname);
  });
  await expect(page.getByLabel("Character name")).toHaveValue("New Character");
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("1");
  await expect(page.getByLabel("Speed")).toHaveValue("30");
  await expect(page.getByLabel("Current HP")).toHaveValue("10");
  await expect(page.getByLabel("Max HP")).toHaveValue("10");
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "20");

  await page.getByLabel("Character name").fill("Isolde Marrow");
  await page.getByLabel("Portrait").setInputFiles(pngFile("isolde.png"));
  await expect(page.getByText(/isolde\.(png|webp)/)).toBeVisible();
  await page.getByLabel("Level", { exact: true }).fill("5");
  await page.getByLabel("Max HP").fill("44");
  await page.getByLabel("Current HP").fill("31");
  await page.getByLabel("Dex", { exact: true }).fill("17");
  await page.getByRole("button", { name: "Raise Dex" }).click();
  await page.getByLabel("Cha", { exact: true }).fill("8");
  await expect(page.getByLabel("Dex modifier")).toHaveText("+4");
  await expect(page.getByLabel("Armour class")).toHaveText("14");
  await expect(page.getByRole("img", { name: /Saving throws: .*Dexterity \+4.*Charisma −1/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "Stealth" }).check();
  await page.getByRole("checkbox", { name: "Perception" }).check();
  await expect(page.getByText("Selected Skills: 2/2")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Athletics" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Stealth" }).uncheck();
  await page.getByRole("checkbox", { name: "Athletics" }).check();

  await next(page, "Description");
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "40");
  await page.getByLabel("Character description").fill("Early for everything since.");

  await next(page, "Race");
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "60");
  await page.getByLabel("Race name").fill("Wood Elf");
  await page.getByRole("button", { name: "Add tool" }).click();
  await page.getByRole("textbox", { name: "Tool 1" }).fill("Woodcarver’s tools, the best");
  await expect(page.getByRole("textbox", { name: "Tool 1" })).toHaveValue("Woodcarver’s tools, ");
  await page.getByRole("button", { name: "Add language" }).click();
  await page.getByRole("textbox", { name: "Language 1" }).fill("Elvish");
  await page.getByRole("button", { name: "Add language" }).click();
  await page.getByRole("checkbox", { name: "Perception" }).check();
  await page.getByRole("checkbox", { name: "Stealth" }).check();
  await expect(page.getByRole("checkbox", { name: "Survival" })).toBeDisabled();

  await next(page, "Background");
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "80");
  await page.getByLabel("Background name").fill("Outlander");
  await page.getByRole("checkbox", { name: "Survival" }).check();

  await next(page, "Class");
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
  await page.getByLabel("Class name").fill("Warden");
  await page.getByLabel("Energy name").fill("Tides");
  await page.getByLabel("Amount of Levels (max 6)").fill("99");
  await page.getByLabel("Level 1").fill("4");
  await expect(page.getByLabel("Amount of Levels (max 6)")).toHaveValue("6");
  await page.getByLabel("Amount of Levels (max 6)").fill("many");
  await page.getByLabel("Level 1").fill("3");
  await expect(page.getByLabel("Amount of Levels (max 6)")).toHaveValue("1");
  await page.getByLabel("Amount of Levels (max 6)").fill("2");
  await page.getByLabel("Level 2").fill("2");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  expect(calls).toEqual([
    "/api/characters",
    "/api/character-races",
    "/api/character-backgrounds",
    "/api/character-classes",
  ]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  await expect(page.getByText("Wood Elf Warden, an Outlander")).toBeVisible();
  await expect(page.getByText("31/44")).toBeVisible();

  const [made] = await listOf(player, campaign);
  expect(made).toMatchObject({
    character_name: "Isolde Marrow",
    character_AC: 14,
    character_level: 5,
    encounter_saving_throw_dex: 4,
    encounter_saving_throw_cha: -1,
    skill_selected_1: "Athletics",
    skill_selected_2: "Perception",
    character_img: expect.stringMatching(/\.webp$/),
  });
  const [race] = (await (
    await player.api.get(`/api/character-races/character/${String(made?.["character_id"])}`)
  ).json()) as Record<string, unknown>[];
  expect(race).toMatchObject({
    race_skill_1: "Perception",
    race_skill_2: "Stealth",
    tool_proficiencies: '["Woodcarver’s tools, "]',
    language_proficiencies: '["Elvish"]',
  });
});

test("opens with the name ready to be typed over, and can be saved at once", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await expect(page.getByLabel("Character name")).toBeFocused();
  await page.keyboard.type("Nim");
  await expect(page.getByLabel("Character name")).toHaveValue("Nim");
  await page.getByRole("button", { name: "Save now" }).click();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Nim" })).toBeVisible();
  expect((await listOf(player, campaign)).map((made) => made["character_name"])).toEqual(["Nim"]);
});

test("every step can be used by everybody", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await expectAccessible(page);
  await next(page, "Description");
  await next(page, "Race");
  await page.getByRole("button", { name: "Add tool" }).click();
  await expectAccessible(page);
  await next(page, "Background");
  await next(page, "Class");
  await expectAccessible(page);
});

test("keeps scores within 1 and 25 and hit points within their maximum", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  const str = page.getByLabel("Str", { exact: true });
  await str.fill("40");
  await str.blur();
  await expect(str).toHaveValue("25");
  await expect(page.getByRole("button", { name: "Raise Str" })).toBeDisabled();
  await str.fill("0");
  await str.blur();
  await expect(str).toHaveValue("1");
  await expect(page.getByRole("button", { name: "Lower Str" })).toBeDisabled();
  await str.fill("");
  await expect(page.getByLabel("Str modifier")).toHaveText("+0");
  await str.blur();
  await expect(str).toHaveValue("10");
  await page.getByLabel("Current HP").fill("50");
  await page.getByLabel("Current HP").blur();
  await expect(page.getByLabel("Current HP")).toHaveValue("10");
  await page.getByLabel("Max HP").fill("4");
  await page.getByLabel("Max HP").blur();
  await expect(page.getByLabel("Current HP")).toHaveValue("4");
  await page.getByLabel("Max HP").fill("0");
  await page.getByLabel("Max HP").blur();
  await expect(page.getByLabel("Max HP")).toHaveValue("1");
  await expect(page.getByLabel("Current HP")).toHaveValue("1");
  await page.getByLabel("Level", { exact: true }).fill("none");
  await page.getByLabel("Level", { exact: true }).blur();
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("1");
});

test("goes back without loss and asks before it is left", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await expect(page.getByRole("button", { name: "Back", exact: true })).toBeDisabled();
  await page.getByLabel("Character name").fill("Nim");
  await next(page, "Description");
  await page.getByLabel("Character description").fill("Quick.");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByLabel("Character name")).toHaveValue("Nim");
  await next(page, "Description");
  await expect(page.getByLabel("Character description")).toHaveValue("Quick.");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Character description")).toHaveValue("Quick.");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await listOf(player, campaign)).toEqual([]);
});
