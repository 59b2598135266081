import { expect, withoutLive } from "../support/fixtures";
import { FORMS } from "../forms/all";
import { fillIn, openAgain, test } from "../forms/form";
import { addIsolde, openSheet, toastOf } from "../support/characters";
import { deferred } from "../support/deferred";
import { pngFile } from "../support/images";

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

for (const kind of ["an item for a character", "feedback"])
  test(`what is written of ${kind} while the answer is on its way stays, and makes nothing twice`, async ({
    scene,
  }) => {
    const form = FORMS.find(({ name }) => name === kind);
    if (!form) throw new Error("There is no such form");
    await form.set?.(scene);
    await withoutLive(await scene.person.page());
    const page = await fillIn(form, scene);
    const [asked, answer] = [deferred(), deferred()];
    await page.route(form.address, async (route) => {
      asked.resolve();
      await answer.promise;
      await route.continue();
    });
    await form.send(page).click();
    await asked.promise;
    await form.field(page).fill("Undertow bow");
    answer.resolve();
    await expect(page.getByText(form.done, { exact: true })).toBeVisible();
    await expect(form.send(page)).not.toHaveAttribute("aria-busy");
    await expect(form.field(page)).toHaveValue("Undertow bow");
    // The draft goes on from what was saved, under its name: after a lost tab that is nobody else's version, nor another new one.
    const drafts = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith("draft:")),
    );
    const name = form.rows ? /:form:character \d+:item:\d+$/ : /:feedback$/;
    expect(drafts).toEqual([[expect.stringMatching(name), expect.stringContaining(`:"${form.text}"}}`)]]);
    if (!form.rows) return;
    await expect(page.getByRole("heading", { name: form.text, exact: true })).toBeVisible();
    await form.send(page).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const rows = (await (await scene.person.api.get(form.rows(scene))).json()) as unknown[];
    expect(rows).toMatchObject([{ item_name: "Undertow bow" }]);
  });

test("a picture that was chosen outlives the page, and goes with the log-out", async ({ scene }) => {
  const form = FORMS.find(({ name }) => name === "an item for a character");
  if (!form) throw new Error("There is no such form");
  await form.set?.(scene);
  const page = await fillIn(form, scene);
  await page.getByLabel("Image").setInputFiles(pngFile("bow.png"));
  const takeBack = page.getByRole("button", { name: /^Take back bow/ });
  await expect(takeBack).toBeVisible();
  const marks = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":pictures")));
  await expect.poll(marks).toHaveLength(1);
  await page.goto("/home");
  await openAgain(form, scene);
  await expect(form.field(page)).toHaveValue(form.text);
  await expect(takeBack).toBeVisible();

  await page.goto("/home");
  // Of another person, who shares the browser.
  await page.evaluate(() => localStorage.setItem("draft:0:feedback", "Theirs."));
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.addEventListener("error", () => reject(new Error("The database can't be opened")));
        opening.addEventListener("success", () => {
          const count = opening.result.transaction("keyval").objectStore("keyval").count();
          count.addEventListener("success", () => resolve(count.result));
        });
      }),
  );
  expect(kept).toBe(0);
  expect(await marks()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("draft:0:feedback"))).toBe("Theirs.");
});

test("a number that is being typed when the answer comes keeps the editor open", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openSheet(player, campaign);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit character" });
  await dialog.getByLabel("Speed").fill("40");
  const [asked, answer] = [deferred(), deferred()];
  await page.route(`**/api/characters/${id}`, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  const submit = dialog.getByRole("button", { name: "Submit" });
  await submit.click();
  await asked.promise;
  await dialog.getByLabel("Max HP").fill("40");
  answer.resolve();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  await expect(submit).not.toHaveAttribute("aria-busy");
  await expect(dialog.getByLabel("Max HP")).toHaveValue("40");
  await submit.click();
  await expect(dialog).toHaveCount(0);
  expect(await (await player.api.get(`/api/characters/id/${id}`)).json()).toMatchObject({
    character_speed: 40,
    character_max_HP: 40,
  });
});
