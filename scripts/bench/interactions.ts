import type { BrowserContext } from "@playwright/test";

/** What opening a wizard and writing in it costs, in milliseconds. */
export interface Interactions {
  /** From the press until the dialog has the focus and its fields: the first time, when its script was asked for as the pointer came, and the second. */
  open: [first: number, again: number];
  /** The slowest of these presses and keys until the browser had drawn what it changed. */
  slowest: number;
}

/** A pointer that comes to a button rests on it for at least so long before it presses, in milliseconds. */
const AIM = 250;
const NAME = "Ysolt of the Salt Marsh";
/** Longer than any dialog takes here. */
const PATIENCE = 10_000;

/** As text, since what compiles this file adds helpers to functions. */
const WATCH = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  addEventListener("click", () => {
    const pressed = performance.now();
    const look = () => {
      const frame = document.activeElement?.closest("dialog[open]");
      if (frame?.querySelector("input")) window.opened = performance.now() - pressed;
      else if (performance.now() - pressed < ${PATIENCE}) requestAnimationFrame(look);
    };
    window.opened = undefined;
    requestAnimationFrame(look);
  }, true);
`;
/** The page's policy keeps a test from evaluating text again and again, so it waits in the page. */
const OPENED = `new Promise((resolve, reject) => {
  const look = () =>
    window.opened === undefined ? setTimeout(look, 20) : resolve(window.opened);
  setTimeout(() => reject(new Error("No dialog opened")), ${PATIENCE});
  look();
})`;

/** Opens the wizard of a new character twice, at a fraction of the processor's speed, and writes a name. */
export const interact = async (context: BrowserContext, slower: number): Promise<Interactions> => {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await page.addInitScript({ content: WATCH });
  await page.goto("/character", { waitUntil: "networkidle" });
  await page.getByRole("tab", { name: "Character List" }).click();
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const wizard = page.getByRole("dialog", { name: "Create Character" });
  const open = async (): Promise<number> => {
    const button = page.getByRole("button", { name: "Create New Character" });
    await button.hover();
    await page.waitForTimeout(AIM);
    await button.click();
    return page.evaluate<number>(OPENED);
  };
  const first = await open();
  await page.keyboard.press("Escape");
  await wizard.waitFor({ state: "hidden" });
  const again = await open();
  await wizard.getByLabel("Character name").pressSequentially(NAME, { delay: 80 });
  await page.waitForTimeout(500);
  const slowest = await page.evaluate<number>("window.slowest");
  await page.close();
  return { open: [first, again], slowest };
};
