import { chromium, type Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import { findBrowser, launchOptions } from "@/e2e/support/browser";
import { storageOf } from "@/e2e/support/people";
import type { Kind } from "@/e2e/support/app-server";
import { option } from "../option";
import { MOST, setTable, type Table } from "./table";

const BROWSERS = 6;
/** Milliseconds between two changes. */
const EVERY = option("every", 500);

/** In the page: notes what the glass on the sheet shows whenever it is drawn anew, with the time. */
const watchGlass = () => {
  const seen: [number, number][] = [];
  Object.assign(window, { seen });
  const look = () => {
    const now = Number(document.querySelector("[role=meter]")?.getAttribute("aria-valuenow"));
    if (now !== seen.at(-1)?.[0]) seen.push([now, Date.now()]);
  };
  look();
  const attributes = { attributes: true, attributeFilter: ["aria-valuenow"] };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, ...attributes });
};

const openSheet = async (page: Page, { characterId }: Table) => {
  await page.goto("/character");
  await page.getByRole("meter", { name: "Hit points" }).first().waitFor();
  await page.waitForResponse((answer) => answer.url().includes("/api/live"));
  await page.evaluate(watchGlass);
  return characterId;
};

/** Milliseconds from the moment at which a change was sent until each of six browsers has drawn it. */
export const measureBrowsers = async (kind: Kind, instances: number, changes: number): Promise<number[]> => {
  const table = await setTable(kind, instances, BROWSERS);
  findBrowser();
  const browser = await chromium.launch(launchOptions());
  try {
    const selected = {
      selectedCampaignId: String(table.campaignId),
      selectedCharacterId: String(table.characterId),
    };
    const pages: Page[] = [];
    for (const player of table.players) {
      const context = await browser.newContext({
        baseURL: table.address,
        viewport: { width: 1440, height: 900 },
        storageState: storageOf(table.address, player, selected),
      });
      // What compiles this file calls it in the functions that a page is given.
      await context.addInitScript("globalThis.__name = (one) => one");
      const page = await context.newPage();
      await openSheet(page, table);
      pages.push(page);
    }
    await pause(2000);
    const sent: number[] = [];
    for (let count = 0; count < changes; count += 1) {
      sent.push(Date.now());
      await table.master.send("POST", `/api/characters/${table.characterId}/hit-points`, { change: -1 });
      await pause(Math.max(0, EVERY - (Date.now() - (sent.at(-1) ?? 0))));
    }
    await pause(3000);
    const latencies: number[] = [];
    for (const page of pages) {
      const seen = await page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);
      for (const [index, at] of sent.entries()) {
        const drawn = seen.find(([value]) => value <= MOST - index - 1);
        if (!drawn) throw new Error(`Change ${index + 1} was never drawn`);
        latencies.push(drawn[1] - at);
      }
    }
    return latencies.sort((one, other) => one - other);
  } finally {
    await browser.close();
    await table.remove();
  }
};
