// `npm run evening`: a dungeon master and five players in browsers of their own, from an empty folder to the rest after a fight. Says of
// each act what it took and how soon all saw it; fails where a seat doesn't see in time what it should, a turn isn't announced on the page
// that is open, a page had to be loaded again, a secret got out or words were lost.
import { chromium } from "@playwright/test";
import { findBrowser, launchOptions } from "@/e2e/support/browser";
import { AppServer } from "@/e2e/support/app-server";
import { play, WHOLE } from "./play";

findBrowser();
const product = await AppServer.make("embedded");
// Its server is a process of its own, which would outlive this one.
try {
  await product.start();
  const browser = await chromium.launch(launchOptions());
  try {
    const table = await play(browser, product.address, WHOLE);
    console.log(table.told());
    process.exitCode = table.reloads + table.leaks.length + table.lost.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
} finally {
  await product.remove();
}
