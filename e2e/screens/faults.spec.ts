import type { Page, Route } from "@playwright/test";
import { expect, withoutLive } from "../support/fixtures";
import { FORMS } from "../forms/all";
import { type Form, fillIn, fillInAgain, openAgain, type Scene, test } from "../forms/form";
import { loseAnswer } from "../support/lose-answer";
import { PASSWORD } from "../support/people";
import { pressUnless } from "../support/press-unless";
import { deferred } from "../support/deferred";

/** As the person in this browser, whose session may be another one by now. */
const listed = async (page: Page, path: string) =>
  ((await (await page.request.get(path)).json()) as unknown[]).length;

/** Does this to the calls of the form, and nothing to others at the same address. */
const meddle = async (page: Page, { address, method }: Form, act: (route: Route) => unknown) => {
  await page.unroute(address);
  await page.route(address, (route) => (route.request().method() === method ? act(route) : route.fallback()));
};

/** Sends the form, which is refused with this sentence; what was typed stays. */
const failsWith = async (page: Page, form: Form, sentence: string) => {
  const typed = await form.field(page).inputValue();
  const tried = page.waitForRequest(
    (request) => form.address.test(new URL(request.url()).pathname) && request.method() === form.method,
  );
  await form.send(page).click();
  await (await tried).response();
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await expect(form.send(page)).not.toHaveAttribute("aria-busy");
  await expect(form.field(page)).toHaveValue(typed);
};

/** Sends the form as impatient people do; answers how many calls that made. */
const goesThrough = async (page: Page, form: Form) => {
  const answer = deferred();
  let calls = 0;
  await meddle(page, form, async (route) => {
    calls += 1;
    await answer.promise;
    await route.fallback();
  });
  await form.send(page).dblclick();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("Enter");
  answer.resolve();
  await expect(page.getByText(form.done, { exact: true }).first()).toBeVisible();
  await page.unroute(form.address);
  return calls;
};

const comesBackAfterLogIn = async (page: Page, form: Form, scene: Scene) => {
  const { email, api } = scene.person;
  await api.post("/api/users/logout", { data: { everywhere: true } });
  // The stream says so by itself, in front of the form, unless the form is faster.
  const question = page.getByRole("dialog", { name: "Login Required" });
  await pressUnless(form.send(page), question);
  await question.getByRole("link", { name: "Login" }).click();
  await page.waitForURL("**/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL("**/home");
  await openAgain(form, scene);
  await expect(form.field(page)).toHaveValue(form.text);
};

// One visit a form, since opening and filling them in takes longer than the faults.
for (const form of FORMS)
  test(`${form.name}: what was typed outlives whatever fails, and goes through once`, async ({ scene }) => {
    test.slow();
    await form.set?.(scene);
    const page = await fillIn(form, scene);
    const crashes: string[] = [];
    page.on("pageerror", (error) => crashes.push(String(error)));
    const rows = form.rows?.(scene);
    const made = rows && form.method === "POST" ? 1 : 0;
    let count = rows ? await listed(page, rows) : 0;

    await test.step("the server fails, and the line is cut", async () => {
      await meddle(page, form, (route) => route.fulfill({ status: 500, json: {} }));
      await failsWith(page, form, form.failed);
      await meddle(page, form, (route) => route.abort());
      await failsWith(page, form, form.broken ?? form.failed);
      await page.unroute(form.address);
    });
    if (form.keeps)
      await test.step("the session ends, and the person comes back", () =>
        comesBackAfterLogIn(page, form, scene));
    await test.step("a double click and five times Enter", async () => {
      expect(await goesThrough(page, form)).toBe(1);
      count += made;
      if (rows) expect(await listed(page, rows)).toBe(count);
    });
    if (form.keeps && rows && made)
      await test.step("the answer gets lost on the way", async () => {
        await fillInAgain(form, scene);
        await meddle(page, form, loseAnswer);
        await failsWith(page, form, form.broken ?? form.failed);
        await page.unroute(form.address);
        await form.send(page).click();
        await expect(page.getByText(form.done, { exact: true }).first()).toBeVisible();
        count += 1;
        expect(await listed(page, rows)).toBe(count);
      });
    if (form.inside)
      await test.step("the campaign is deleted by somebody else", async () => {
        await withoutLive(page);
        await fillInAgain(form, scene);
        await scene.creator.api.delete(`/api/campaigns/${scene.campaign.id}`);
        await failsWith(page, form, form.gone ?? form.failed);
      });
    expect(crashes).toEqual([]);
  });
