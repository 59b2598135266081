import { expect, expectAccessible, openBook, toastOf, withoutLive } from "../support/fixtures";
import { FORMS } from "../forms/all";
import { fillIn, openAgain, test } from "../forms/form";
import { addIsolde, openEditor } from "../support/characters";
import { deferred } from "../support/deferred";
import { pngFile } from "../support/images";
import { make } from "../support/make";

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
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
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

test("whoever logs out is asked while something is kept that is not saved, and stays with it", async ({
  stranger,
}) => {
  const page = await stranger.page();
  await page.goto("/messages");
  const words = page.getByRole("textbox", { name: "Message" });
  await words.fill("The bell rings twice.");
  const question = page.getByRole("alertdialog", { name: "Log out without saving?" });
  const stay = question.getByRole("button", { name: "Stay" });
  const logOut = page.getByRole("button", { name: "Log out", exact: true });
  await logOut.click();
  await expect(stay).toBeFocused();
  await expectAccessible(page);
  await stay.click();
  await expect(logOut).toBeFocused();
  await expect(words).toHaveValue("The bell rings twice.");

  // From the menu of a phone, and from other pages than the one on which it was written.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/profile");
  await page.getByLabel("Menu").click();
  await logOut.click();
  await stay.click();
  await expect(logOut).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  const everywhere = page.getByRole("alertdialog", { name: "Log out everywhere?" });
  await expect(everywhere).toContainText("is lost");
  await everywhere.getByRole("button", { name: "Cancel" }).click();
  expect((await stranger.api.get("/api/users/me")).status()).toBe(200);
  await page.goto("/messages");
  await expect(words).toHaveValue("The bell rings twice.");
});

test("a chapter that waits to save itself is saved before the log-out, which asks nothing", async ({
  creator,
  campaign,
}) => {
  const data = { campaign_id: campaign.id, title: "The Choir", begin: 1 };
  const { evening_id } = await make(creator, "evenings", data);
  const page = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = page.getByRole("textbox", { name: "The chapter", exact: true });
  // What still loads would wait for the clock.
  await expect(text).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await text.fill("Nobody sang.");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.waitForURL("**/login");
  const evening = await (await creator.api.get(`/api/evenings/id/${evening_id}`)).json();
  expect(evening).toMatchObject({ chapter: "Nobody sang." });
});

test("a number that is being typed when the answer comes keeps the editor open", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { page, form: dialog } = await openEditor(player, campaign);
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
