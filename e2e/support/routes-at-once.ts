import type { BrowserContext, Page } from "@playwright/test";

/** Resolves once the renderer of a page has done what it was told before. */
const reached = (page: Page): Promise<unknown> => page.evaluate(() => undefined).catch(() => undefined);

const routeAtOnce = (page: Page): void => {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const disposable = await route(...args);
    await reached(page);
    return disposable;
  };
};

/**
 * Has each `route` of a context's pages resolve once it holds. Chromium answers before the renderer knows of it: what the page asks for at a
 * press right after, on a busy machine one request in ten, is then neither routed nor told as a `request`.
 */
export const routesAtOnce = <C extends BrowserContext>(context: C): C => {
  context.pages().forEach(routeAtOnce);
  context.on("page", routeAtOnce);
  const route = context.route.bind(context);
  context.route = async (...args) => {
    const disposable = await route(...args);
    await Promise.all(context.pages().map(reached));
    return disposable;
  };
  return context;
};
