import type { Page } from "@playwright/test";
import { violationsOn } from "../support/accessibility";
import { expect } from "../support/fixtures";
import { everyPlace } from "../screens-catalogue/every-place";
import { test } from "../screens-catalogue/in-the-house";
import { resting } from "../screens-catalogue/screen-state";
import { brokenText } from "./broken-text";
import { paleTexts } from "./contrast";
import { dialogManners, missedFocus } from "./dialog-manners";
import { installLook } from "./in-page";
import { hiddenFields, outOfReach } from "./out-of-reach";
import { overprints } from "./overprints";
import { sideways } from "./sideways";
import { smallTargets } from "./small-targets";
import { stiffTabLists } from "./tab-lists";

// Every screen in every state, visited once and looked at in every window that it has to fit into.

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const PHONE_WITH_KEYBOARD = { width: 390, height: 420 };
const DESK = { width: 1440, height: 900 };
const SMALL_DESK = { width: 1280, height: 800 };
const LYING_PHONE = { width: 844, height: 390 };
const SMALLEST_PHONE = { width: 320, height: 640 };
/** A laptop's window below the browser's own bars. */
const LOW_DESK = { width: 1366, height: 641 };
const DESK_AT_TWICE_THE_SIZE = { width: 720, height: 450 };
/** What a page may jump while it opens. */
const MOST_SHIFT = 0.02;

/** There is nothing behind it to go back to. */
const STAYS = ["login-required"];

/** Pages of a form that lies below; what is written in them stays when they close. */
const KEEPS_TEXT = /^(create|edit)-(details|factions|themes|map|nameless)$/;

const shiftOf = (page: Page) => page.evaluate(() => look.shift);

/** Each finding with the window that it was found in. */
const inWindow = async (
  page: Page,
  { width, height }: { width: number; height: number },
  ...checks: ((page: Page) => Promise<string[]>)[]
): Promise<string[]> => {
  await page.setViewportSize({ width, height });
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(page)));
  return found.map((finding) => `${width}x${height} ${finding}`);
};

for (const place of everyPlace.filter(({ moving }) => !moving)) {
  test(`${place.name} can be read and used by everybody, in every window`, async ({ house }) => {
    const page = await house.visit(place, {
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: "reduce",
      before: (opened) => opened.addInitScript(installLook),
    });
    try {
      const found = await inWindow(page, PHONE, missedFocus, violationsOn);
      const shift = await shiftOf(page);
      if (shift > MOST_SHIFT) found.push(`jumps by ${shift.toFixed(3)} while it opens`);
      found.push(...(await inWindow(page, PHONE, paleTexts, sideways, smallTargets, outOfReach)));
      const hasDialog = (await page.locator("dialog:modal").count()) > 0;
      if (hasDialog) found.push(...(await inWindow(page, PHONE_WITH_KEYBOARD, outOfReach)));
      found.push(...(await inWindow(page, PHONE_WITH_KEYBOARD, hiddenFields)));
      const touch = [brokenText, overprints, smallTargets];
      found.push(...(await inWindow(page, PHONE, brokenText, overprints)));
      found.push(...(await inWindow(page, SMALL_PHONE, sideways, outOfReach, ...touch)));
      found.push(...(await inWindow(page, SMALLEST_PHONE, sideways, ...touch)));
      found.push(...(await inWindow(page, LYING_PHONE, sideways, ...touch)));
      found.push(...(await inWindow(page, LOW_DESK, brokenText, overprints)));
      found.push(...(await inWindow(page, DESK_AT_TWICE_THE_SIZE, sideways, outOfReach)));
      found.push(...(await inWindow(page, SMALL_DESK, sideways, outOfReach)));
      found.push(...(await inWindow(page, DESK, violationsOn, paleTexts, stiffTabLists)));
      if (!STAYS.includes(place.name))
        found.push(...(await dialogManners(page, { keepsText: KEEPS_TEXT.test(place.name) })));
      expect(found).toEqual([]);
    } finally {
      await page.context().close();
    }
  });
}

for (const place of everyPlace.filter(({ moving }) => !moving)) {
  test(`${place.name} keeps its words whole where type is half as large again`, async ({ house }) => {
    const page = await house.visit(place, {
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: "reduce",
      largeType: true,
      before: (opened) => opened.addInitScript(installLook),
    });
    try {
      const found = await inWindow(page, PHONE, sideways, brokenText, overprints, smallTargets);
      found.push(...(await inWindow(page, LOW_DESK, sideways, brokenText, overprints)));
      expect(found).toEqual([]);
    } finally {
      await page.context().close();
    }
  });
}

// On a phone this is seen in the visit above; what opens by itself opens on a desk too.
for (const place of everyPlace.filter(({ act, moving }) => !act && !moving)) {
  test(`${place.name} opens on a desk without a jump`, async ({ house }) => {
    const page = await house.visit(place, {
      viewport: DESK,
      before: (opened) => opened.addInitScript(installLook),
    });
    await resting(page);
    expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
    await page.context().close();
  });
}
