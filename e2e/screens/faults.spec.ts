import type { Page, Route } from "@playwright/test";
import { expect, test } from "../fixtures";
import { fillIn, FORMS, type Form } from "../forms";
import { latch } from "../latch";
import type { Person } from "../people";

const listed = async (person: Person, path: string) =>
  ((await (await person.api.get(path)).json()) as unknown[]).length;

/** Does this to the calls of the form, and nothing to others at the same address. */
const meddle = async (page: Page, { address, method }: Form, act: (route: Route) => unknown) => {
  await page.unroute(address);
  await page.route(address, (route) => (route.request().method() === method ? act(route) : route.fallback()));
};

for (const form of FORMS)
  test(`${form.name}: what was typed outlives a failing server and a cut line, and goes through once`, async ({
    creator: person,
    campaign,
    stranger: guest,
  }) => {
    const scene = { person, campaign, guest };
    await form.set?.(scene);
    const page = await fillIn(form, scene);
    const crashes: string[] = [];
    page.on("pageerror", (error) => crashes.push(String(error)));
    const typed = await form.field(page).inputValue();
    const fails = async (act: (route: Route) => unknown, sentence: string) => {
      await meddle(page, form, act);
      const tried = page.waitForRequest(form.address);
      await form.send(page).click();
      await tried;
      await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
      await expect(form.field(page)).toHaveValue(typed);
    };
    await fails((route) => route.fulfill({ status: 500, json: {} }), form.failed);
    await fails((route) => route.abort(), form.broken ?? form.failed);

    const answer = latch();
    let calls = 0;
    await meddle(page, form, async (route) => {
      calls += 1;
      await answer.opened;
      await route.fallback();
    });
    await form.send(page).dblclick();
    for (let count = 0; count < 5; count += 1) await page.keyboard.press("Enter");
    answer.open();
    await expect(page.getByText(form.done, { exact: true }).first()).toBeVisible();
    expect(calls).toBe(1);
    if (form.rows) expect(await listed(person, form.rows(scene))).toBe(1);
    expect(crashes).toEqual([]);
  });

for (const form of FORMS.filter(({ inside }) => inside))
  test(`${form.name}: a campaign that was deleted meanwhile is said, and nothing crashes`, async ({
    creator,
    campaign,
    admin: person,
    stranger: guest,
  }) => {
    const scene = { person, campaign, guest };
    await form.set?.(scene);
    const page = await fillIn(form, scene);
    const crashes: string[] = [];
    page.on("pageerror", (error) => crashes.push(String(error)));
    const typed = await form.field(page).inputValue();
    await creator.api.delete(`/api/campaigns/${campaign.id}`);
    await form.send(page).click();
    await expect(page.getByText(form.failed, { exact: true }).first()).toBeVisible();
    await expect(form.field(page)).toHaveValue(typed);
    expect(crashes).toEqual([]);
  });
