// `npm run screens [-- word …]` writes pictures of every screen in every state to screens/, and an index that shows them
// side by side. Words choose: places whose name begins with one, and the size where one is a width (390, 1024, 1440) or a window
// (1366x641), of which what it shows is taken.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { findBrowser } from "@/e2e/support/browser";
import { everyPlace } from "@/e2e/screens-catalogue/every-place";
import { type SeededApp, openSeededApp } from "@/e2e/screens-catalogue/seeded-app";
import type { ScreenState } from "@/e2e/screens-catalogue/screen-state";
import { indexPage } from "./index-page";
import { fileOf, type Size, sizesOf } from "./sizes";

const folder = path.resolve(import.meta.dirname, "../../screens");
const words = process.argv.slice(2);
const names = words.filter((word) => !/^\d+(x\d+)?$/.test(word));
const places = everyPlace.filter(
  ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)),
);
const sizes = sizesOf(words);

/** Below 1024 px the window scrolls; a dialog stays where it is. */
const isLong = async (page: Page, { width, windowOnly }: Size) =>
  !windowOnly && width < 1024 && (await page.locator("dialog[open]").count()) === 0;

async function picture(house: SeededApp, place: ScreenState, size: Size): Promise<void> {
  const { width, height, touch } = size;
  const page = await house.visit(place, { viewport: { width, height }, hasTouch: touch });
  try {
    if (!place.moving) await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
    await page.screenshot({
      path: path.join(folder, fileOf(place.name, size)),
      animations: place.moving ? "allow" : "disabled",
      caret: "hide",
      fullPage: await isLong(page, size),
    });
  } finally {
    await page.context().close();
  }
}

findBrowser();
mkdirSync(folder, { recursive: true });
const house = await openSeededApp();
const failed: string[] = [];
try {
  for (const place of places) {
    for (const size of sizes)
      await picture(house, place, size).catch((error: unknown) => {
        failed.push(`${fileOf(place.name, size)}: ${String(error).split("\n").slice(0, 4).join(" ")}`);
      });
    process.stdout.write(".");
  }
} finally {
  await house.close();
}
writeFileSync(path.join(folder, "index.html"), indexPage(everyPlace, sizes));
console.log(`\n${places.length * sizes.length - failed.length} pictures in ${folder}/index.html`);
if (failed.length > 0) {
  console.error(["Not reached:", ...failed].join("\n"));
  process.exitCode = 1;
}
