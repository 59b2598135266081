import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { addEncounter, leftPage, openEncounter } from "../support/encounters";
import { expect, expectAccessible, test, toastOf } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";

test("keeps what is written about an encounter as a draft until it is saved", async ({
  creator,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const text = page.getByRole("textbox", { name: "Description" });
  const openDescription = () => page.getByRole("tab", { name: "Description" }).click();
  const stored = async () =>
    ((await (await creator.api.get(`/api/encounters/id/${id}`)).json()) as { encounter_dec: string })
      .encounter_dec;
  await openDescription();
  await expect(text).toHaveValue("He rang the chapel bell for forty years.");
  await expect(leftPage(page).getByRole("button", { name: "Save" })).toHaveCount(0);
  await expectAccessible(page);

  await text.fill("He rings it under water.");
  await expect(page.getByText("Not saved yet: kept in this browser until you save it.")).toBeVisible();
  await expectAccessible(page);
  expect(await stored()).toBe("He rang the chapel bell for forty years.");
  await page.reload();
  await openDescription();
  await expect(text).toHaveValue("He rings it under water.");

  await page.route("**/api/encounters/*", (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Failed to update encounter.")).toBeVisible();
  await expect(text).toHaveValue("He rings it under water.");
  await page.unroute("**/api/encounters/*");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  expect(await stored()).toBe("He rings it under water.");
  await page.reload();
  await openDescription();
  await expect(text).toHaveValue("He rings it under water.");
});

test("takes a draft back, and says when somebody else was faster", async ({ creator, admin, campaign }) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const text = page.getByRole("textbox", { name: "Description" });
  await page.getByRole("tab", { name: "Description" }).click();
  await text.fill("Mine.");
  await admin.api.put(`/api/encounters/${id}`, { data: { encounter_dec: "Theirs." } });
  await page.reload();
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(text).toHaveValue("Mine.");
  await expect(page.getByText(/^It was changed elsewhere since you began to write/)).toBeVisible();
  await page.getByRole("button", { name: "Show theirs" }).click();
  await expect(text).toHaveValue("Theirs.");
});

test("goes on from one’s own text where its answer was lost", async ({ creator, admin, campaign }) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const text = page.getByRole("textbox", { name: "Description" });
  const newer = page.getByText(/^It was changed elsewhere since you began to write/);
  await page.getByRole("tab", { name: "Description" }).click();
  await text.fill("He rings it under water.");
  await page.route("**/api/encounters/*", (route) =>
    route.request().method() === "PUT" ? loseAnswer(route) : route.continue(),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Failed to update encounter.")).toBeVisible();
  await page.unroute("**/api/encounters/*");
  await text.fill("He rings it under water, and nobody hears.");
  for (const open of [async () => {}, () => page.reload()]) {
    await open();
    await page.getByRole("tab", { name: "Description" }).click();
    await expect(page.getByText("Not saved yet: kept in this browser until you save it.")).toBeVisible();
    await expect(newer).toHaveCount(0);
  }
  await admin.api.put(`/api/encounters/${id}`, { data: { encounter_dec: "Theirs." } });
  await expect(newer).toBeVisible();
});

test("keeps no draft of what was stored by a save whose answer was lost", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const text = page.getByRole("textbox", { name: "Description" });
  await page.getByRole("tab", { name: "Description" }).click();
  await text.fill("He rings it under water.");
  await page.route("**/api/encounters/*", (route) =>
    route.request().method() === "PUT" ? loseAnswer(route) : route.continue(),
  );
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  // As the stream tells what is stored.
  await expect(save).toHaveCount(0);
  await admin.api.put(`/api/encounters/${id}`, { data: { encounter_dec: "Theirs." } });
  await expect(text).toHaveValue("Theirs.");
});

const AS_IT_WAS = "He rang the chapel bell for forty years.";

/** Saves another description, and puts the stored one back before an answer has come: it comes once that is let go. */
const putBack = async (page: Page) => {
  const [asked, answer] = [deferred(), deferred()];
  await page.route("**/api/encounters/*", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    asked.resolve();
    await answer.promise;
    return route.continue();
  });
  const text = page.getByRole("textbox", { name: "Description" });
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(text).toHaveValue(AS_IT_WAS);
  await text.fill("x");
  await page.getByRole("button", { name: "Save" }).click();
  await asked.promise;
  await text.fill(AS_IT_WAS);
  return { text, answer };
};

test("keeps what was put back while another text is being saved", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const { text, answer } = await putBack(page);
  answer.resolve();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeEnabled();
  await expect(text).toHaveValue(AS_IT_WAS);
  await save.click();
  await expect(save).toHaveCount(0);
  await expect(text).toHaveValue(AS_IT_WAS);
});

test("keeps what was put back where the page is left before an answer", async ({ creator, campaign }) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const { text } = await putBack(page);
  // As it is carried out, which the stream may tell before the answer.
  await creator.api.put(`/api/encounters/${id}`, { data: { encounter_dec: "x" } });
  await page.reload();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(page.getByText("Not saved yet: kept in this browser until you save it.")).toBeVisible();
  await expect(text).toHaveValue(AS_IT_WAS);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
  await expect(text).toHaveValue(AS_IT_WAS);
});

test("says that a browser without storage keeps no draft, and keeps it while the book is open", async ({
  creator,
  campaign,
}) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("tab", { name: "Description" }).click();
  const text = page.getByRole("textbox", { name: "Description" });
  await text.fill("He rings it under water.");
  await expect(page.getByText("Not saved yet, and this browser keeps no drafts")).toBeVisible();
  await page.getByRole("tab", { name: "Sheet" }).click();
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(text).toHaveValue("He rings it under water.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
});

test("what the description asks to be rolled stands below it, as buttons", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign, {
    encounter_dec: "He rang the bell.\n\nUndertow. DC 11 Strength saving throw, or 2d6 cold.",
  });
  const page = await openEncounter(creator, campaign);
  await page.getByRole("tab", { name: "Description" }).click();
  const asked = page.getByRole("region", { name: "Rolls of the description" });
  await expect(asked).not.toContainText("He rang the bell.");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "2d6 cold", exact: true }).click();
  await expect(toastOf(page, "Undertow, cold")).toBeVisible();
  await page.getByRole("textbox", { name: "Description" }).fill("He rang the bell.");
  await expect(asked).toHaveCount(0);
});

test("offers an empty page where nothing is written", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign, { encounter_dec: "" });
  const page = await openEncounter(creator, campaign);
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(page.getByPlaceholder("No description available.")).toHaveValue("");
});
