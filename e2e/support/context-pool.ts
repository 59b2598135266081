import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { routesAtOnce } from "./routes-at-once";

type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

type Entry = readonly [name: string, value: string];

/** A browser context that one test after another uses, emptied in between. */
interface Reused {
  context: BrowserContext;
  baseURL: string;
  /** Stays open, so that the context keeps its renderer process, and reaches the storage of the origin. */
  keeper: Page;
  devTools: CDPSession;
}

/**
 * Contexts of a worker's browser. Starting a renderer process and compiling the product's scripts in it costs more than most of what a
 * test does, so a context is handed on: without cookies, storage, permissions, routes and pages. Its cache of static files stays, which
 * have a hash of their content in their names; calls and pages of the product are never cached.
 */
export class ContextPool {
  readonly #browser: () => Promise<Browser>;
  readonly #free: Reused[] = [];
  readonly #lent = new Map<BrowserContext, Reused>();

  constructor(browser: () => Promise<Browser>) {
    this.#browser = browser;
  }

  /** An empty context with these cookies and this storage. */
  async take(baseURL: string, { cookies, origins }: State): Promise<BrowserContext> {
    const at = this.#free.findIndex((one) => one.baseURL === baseURL);
    const [found] = at < 0 ? [] : this.#free.splice(at, 1);
    const reused = found ?? (await this.#make(baseURL));
    this.#lent.set(reused.context, reused);
    await reused.context.addCookies(cookies);
    const kept = origins.flatMap(({ localStorage }) => localStorage);
    await reused.keeper.evaluate(
      keepAll,
      kept.map(({ name, value }) => [name, value] as const),
    );
    return reused.context;
  }

  async #make(baseURL: string): Promise<Reused> {
    const context = routesAtOnce(
      await (await this.#browser()).newContext({ baseURL, viewport: { width: 1440, height: 900 } }),
    );
    const keeper = await context.newPage();
    await keeper.goto("/robots.txt");
    return { context, baseURL, keeper, devTools: await context.newCDPSession(keeper) };
  }

  /** Writes into the storage of a context that was taken here. */
  async keep(context: BrowserContext, entries: readonly Entry[]): Promise<void> {
    await this.#lent.get(context)?.keeper.evaluate(keepAll, entries);
  }

  /** Empties the context for the next test. */
  async giveBack(context: BrowserContext): Promise<void> {
    const reused = this.#lent.get(context);
    this.#lent.delete(context);
    if (!reused || (await hasOtherClock(reused.keeper))) return context.close();
    const { keeper, devTools, baseURL } = reused;
    const opened = context.pages().filter((page) => page !== keeper);
    await Promise.all(opened.map((page) => page.close()));
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await devTools.send("Storage.clearDataForOrigin", { origin: baseURL, storageTypes: "all" });
    this.#free.push(reused);
  }
}

/** A test's clock can't be taken out of a context again. */
const hasOtherClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => !String(setTimeout).includes("[native code]"));

/** Runs in the browser. */
const keepAll = (entries: readonly Entry[]) => {
  for (const [name, value] of entries) localStorage.setItem(name, value);
};
