import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shelfOpened?: Promise<number>;
  }
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Notes the calls that the page makes from here on. */
export const callsOf = (page: Page) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

/** Milliseconds, by the page's own clock, from the answer to that call until the shelf is opened. */
export const waitForShelf = async (page: Page, call: string, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (location.pathname !== "/home") return;
      performance.mark("shelf");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true }),
  );
  await act();
  await page.waitForFunction(() => performance.getEntriesByName("shelf").length > 0);
  return page.evaluate((path) => {
    const opened = performance.getEntriesByName("shelf")[0]?.startTime ?? Number.NaN;
    const answers = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const last = answers.findLast(
      ({ name, responseEnd }) => new URL(name).pathname === path && responseEnd < opened,
    );
    return opened - (last?.responseEnd ?? Number.NaN);
  }, call);
};

/** Has a stopped clock of the page run on until the shelf is opened, and answers how many milliseconds that took by that clock. */
export const runUntilShelf = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const stoppedAt = performance.now();
    window.shelfOpened = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (location.pathname !== "/home") return;
        resolve(performance.now() - stoppedAt);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
  });
  await page.clock.resume();
  return page.evaluate(() => window.shelfOpened ?? Number.NaN);
};
