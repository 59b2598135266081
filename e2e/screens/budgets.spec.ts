import { FIRST_STYLES, FONTS, SCREENS, STYLES } from "../support/budgets";
import { expect, test } from "../support/fixtures";
import { seedSelectedBook } from "../support/seed-selected-book";
import { weigh } from "../support/weigh";

// By bytes and requests, which are the same on every machine, and not by time.
for (const [screen, budget] of Object.entries(SCREENS))
  test(`${screen} stays within its budget in a browser that was never here`, async ({
    creator,
    campaign,
    browser,
    baseURL,
  }) => {
    const signedIn = screen !== "/login";
    const context = signedIn
      ? await seedSelectedBook(creator, campaign)
      : await browser.newContext({ baseURL: baseURL ?? "" });
    const weight = await weigh(context, screen);
    await context.close();
    expect.soft(weight.script, "bytes of script").toBeLessThanOrEqual(budget.script);
    expect
      .soft(weight.laterScript, "bytes of script that come while it rests")
      .toBeLessThanOrEqual(budget.laterScript);
    expect
      .soft(
        weight.laterScript + weight.usedScript,
        "bytes of script that come while it rests or with its use",
      )
      .toBeLessThanOrEqual(budget.afterScript);
    expect
      .soft(weight.firstStyle, "bytes of style before the first paint")
      .toBeLessThanOrEqual(FIRST_STYLES[screen] ?? 0);
    expect.soft(weight.style, "bytes of style").toBeLessThanOrEqual(STYLES);
    expect.soft(weight.font, "bytes of faces").toBeLessThanOrEqual(FONTS);
    expect.soft(weight.requests, "requests").toBeLessThanOrEqual(budget.requests);
    expect.soft(weight.calls.length, weight.calls.join(", ")).toBeLessThanOrEqual(budget.calls);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.firstStyle).toBeGreaterThan(1000);
  });
