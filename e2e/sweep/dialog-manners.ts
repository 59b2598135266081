import type { Locator, Page } from "@playwright/test";

const top = (page: Page): Locator => page.locator("dialog:modal").last();

const holdsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => look.root().contains(document.activeElement) || document.activeElement === document.body,
  );

/** Tab leads round in the dialog: from its last control to its first, and back. */
const keepsTab = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const [end, key] of [
    ["last", "Tab"],
    ["first", "Shift+Tab"],
  ] as const) {
    await page.evaluate((which) => {
      const targets = look.targets().filter(({ tabIndex }) => tabIndex >= 0);
      (which === "last" ? targets.at(-1) : targets[0])?.focus();
    }, end);
    for (const _ of [1, 2]) {
      await page.keyboard.press(key);
      if (!(await holdsFocus(page))) found.push(`${key} leaves the dialog after its ${end} control`);
    }
  }
  return found;
};

/** Writes into the first field where a text could be lost by closing; passwords are no texts, and nobody keeps what they looked for. */
const write = async (page: Page): Promise<boolean> => {
  const field = top(page)
    .locator("textarea:visible, input:visible:not([type]), input[type=text]:visible")
    .and(
      page.locator(
        ":enabled:not([readonly]):not([role=spinbutton]):not([inputmode=numeric], [role=combobox])",
      ),
    )
    .first();
  if ((await field.count()) === 0) return false;
  await field.press("End");
  await field.pressSequentially("x");
  return true;
};

/** Closing is asked for by Escape; with something written a question comes first, which Escape answers with no. */
const asksFirst = async (page: Page, dialogs: number): Promise<string[]> => {
  const question = page.getByRole("alertdialog");
  await page.keyboard.press("Escape");
  try {
    await question.waitFor({ timeout: 2000 });
  } catch {
    return ["Escape closes the dialog without asking, and what was written is lost"];
  }
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  if ((await page.locator("dialog:modal").count()) !== dialogs)
    return ["Escape at the question closed the dialog"];
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: /^(Close|Leave)$/ }).click();
  return [];
};

/** Whether a dialog has taken the focus; asked before anything else moves it. */
export const missedFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const root = look.root();
    if (root === document.body || (activeElement !== root && root.contains(activeElement))) return [];
    return ["the focus does not go into the dialog"];
  });

/** What the topmost dialog owes to somebody without a pointer: the focus stays in and goes back; Escape closes, and asks first where a text would be lost. */
export const dialogManners = async (page: Page, { keepsText = false } = {}): Promise<string[]> => {
  const dialogs = await page.locator("dialog:modal").count();
  if (dialogs === 0) return [];
  const found: string[] = [];
  found.push(...(await keepsTab(page)));
  const written = await write(page);
  if (written && !keepsText) found.push(...(await asksFirst(page, dialogs)));
  else await page.keyboard.press("Escape");
  const closed = await page
    .waitForFunction((before) => document.querySelectorAll("dialog:modal").length < before, dialogs, {
      timeout: 2000,
    })
    .then(
      () => true,
      () => false,
    );
  if (!closed) return [...found, "Escape does not close the dialog"];
  const strayed = await page.evaluate(() => {
    const { activeElement } = document;
    if (!look.opener || activeElement === look.opener || look.root() !== document.body) return null;
    // The page that the press opened below the dialog has the focus at its heading.
    if (activeElement?.matches("h1, h2, h3")) return null;
    return `${activeElement && look.name(activeElement).slice(0, 60)} instead of ${look.name(look.opener)}`;
  });
  if (strayed) found.push(`the focus does not go back: ${strayed}`);
  return found;
};
