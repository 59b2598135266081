import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import * as playwright from "@playwright/test";
import { launchOptions } from "../support/browser";
import { ContextPool } from "../support/context-pool";
import { logIn, type Person, storageOf } from "../support/people";
import { startAppServer } from "../support/app-server";
import { playBook } from "./played-book";
import type { ScreenState } from "./screen-state";
import { DAY, VISITORS } from "./visitors";

const FIRST_BOOK = { selectedCampaignId: 1, editCampaignId: 1 };

/** As browser storage keeps it; 0 stands for nothing. */
const chosen = (selected: ScreenState["selected"], book: ScreenState["selected"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...book, ...selected })
      .filter(([, id]) => id !== 0)
      .map(([key, id]) => [key, String(id)]),
  );

/** Dice that fall the same way every time. */
const loadDice = () => {
  Object.assign(crypto, {
    getRandomValues: (numbers: unknown) => (numbers instanceof Uint32Array ? numbers.fill(11) : numbers),
  });
};

export interface SeededApp {
  baseURL: string;
  browser: Browser;
  person: (visitor: keyof typeof VISITORS) => Promise<Person>;
  /** Goes to a place in a fresh browser, does there what is to be done, and answers the page; its context is the caller's to close. */
  visit: (
    place: ScreenState,
    options?: BrowserContextOptions & {
      before?: (page: Page) => Promise<unknown>;
      /** With the clock and the frames of the browser itself, for what measures time: a clock that is set stands in for both. */
      realTime?: boolean;
      /** In a browser whose reader has set a type half as large again. */
      largeType?: boolean;
    },
  ) => Promise<Page>;
  close: () => Promise<void>;
}

/** The production build on a database of its own that holds the story of `npm run seed`, at one moment of time. */
export const openSeededApp = async (): Promise<SeededApp> => {
  const server = await startAppServer({}, "e2e/screens-catalogue/prepare.ts");
  const { address: baseURL } = server;
  const browser = await playwright.chromium.launch(launchOptions());
  const launched = () => Promise.resolve(browser);
  const world = { playwright, baseURL, browser: launched, pool: new ContextPool(launched) };
  const known = new Map<string, ReturnType<typeof logIn>>();
  const enter = (visitor: keyof typeof VISITORS) => {
    const entered = known.get(visitor) ?? logIn(world, VISITORS[visitor]);
    known.set(visitor, entered);
    return entered;
  };

  let played: Promise<ScreenState["selected"]> | undefined;
  const bookOf = async ({ as }: ScreenState) => {
    if (as !== "keeper" && as !== "hero") return FIRST_BOOK;
    played ??= Promise.all([enter("keeper"), enter("hero")]).then(([keeper, hero]) =>
      playBook(keeper.person, hero.person),
    );
    return played;
  };

  let enlarged: ReturnType<typeof launched> | undefined;
  const large = () => {
    const { args, ...options } = launchOptions();
    enlarged ??= playwright.chromium.launch({
      ...options,
      args: [...args, "--blink-settings=defaultFontSize=24"],
    });
    return enlarged;
  };

  const visit: SeededApp["visit"] = async (place, { before, realTime, largeType, ...options } = {}) => {
    const person = place.as === "nobody" ? undefined : (await enter(place.as)).person;
    const context = await (largeType ? await large() : browser).newContext({
      baseURL,
      locale: "en-GB",
      timezoneId: "UTC",
      ...(person && {
        storageState: storageOf(baseURL, person, chosen(place.selected, await bookOf(place))),
      }),
      ...options,
    });
    const page = await context.newPage();
    if (!realTime) await page.clock.setSystemTime(DAY);
    await page.addInitScript(loadDice);
    await before?.(page);
    await page.goto(place.path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await place.act?.(page);
    return page;
  };

  return {
    baseURL,
    browser,
    person: async (visitor) => (await enter(visitor)).person,
    visit,
    close: async () => {
      for (const entered of known.values()) await (await entered).leave();
      await browser.close();
      await (await enlarged)?.close();
      await server.remove();
    },
  };
};
