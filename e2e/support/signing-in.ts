import type { Page } from "@playwright/test";

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

/** Milliseconds from the answer that names the person to the shelf. */
export const waitForShelf = async (page: Page, act: () => Promise<void>) => {
  const known = page.waitForResponse("**/api/users/me").then(() => Date.now());
  const opened = page.waitForURL("**/home").then(() => Date.now());
  await act();
  return (await opened) - (await known);
};
