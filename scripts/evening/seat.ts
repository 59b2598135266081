import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { waitingForHydration } from "@/e2e/support/wait-for-hydration";

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
export type Screen = keyof typeof SCREENS;

/** Files that are the same for everybody, and the stream, whose events are read one by one. */
const NOT_READ = /^\/(_next\/static|sounds|fonts|images|api\/live)/;

/** How long anything is waited for, in milliseconds. */
const PATIENCE = 60_000;

/** One person in a browser of their own, whose presses and keys are counted and who remembers all that the server told it. */
export class Seat {
  taps = 0;
  keys = 0;
  /** Pages that were loaded since the person sat down in the book. */
  reloads = 0;
  /** When something was pressed last. */
  pressedAt = 0;
  /** What the person wrote and wants to find again. */
  readonly words: string[] = [];
  readonly #heard: string[] = [];
  readonly #arriving = new Set<Promise<unknown>>();
  #isSeated = false;

  private constructor(
    readonly name: string,
    readonly screen: Screen,
    readonly page: Page,
    readonly context: BrowserContext,
  ) {}

  static async take(browser: Browser, baseURL: string, name: string, screen: Screen): Promise<Seat> {
    const context = await browser.newContext({ baseURL, ...SCREENS[screen] });
    const seat = new Seat(name, screen, waitingForHydration(await context.newPage()), context);
    context.setDefaultTimeout(PATIENCE);
    await seat.#listen();
    return seat;
  }

  async #listen(): Promise<void> {
    const { page, context } = this;
    page.on("request", (request) => {
      if (this.#isSeated && request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.reloads += 1;
    });
    context.on("response", (response) => {
      if (NOT_READ.test(new URL(response.url()).pathname)) return;
      const read = response.text().then(
        (text) => this.#heard.push(text),
        // A redirect has no body.
        () => undefined,
      );
      this.#arriving.add(read);
      void read.finally(() => this.#arriving.delete(read));
    });
    const session = await context.newCDPSession(page);
    session.on("Network.eventSourceMessageReceived", ({ data }) => this.#heard.push(data));
    await session.send("Network.enable");
  }

  /** From here on nothing has to be loaded again. */
  sitDown(): void {
    this.#isSeated = true;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    this.taps += 1;
    this.pressedAt = Date.now();
    await (this.screen === "desk" ? target.click() : target.tap());
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    this.pressedAt = Date.now();
    await this.page.keyboard.press(key);
  }

  /** Types where the cursor is. */
  async typeOn(text: string): Promise<void> {
    this.keys += text.length;
    this.pressedAt = Date.now();
    await this.page.keyboard.type(text);
  }

  /** Types into a field in place of what is in it; a press more where the cursor is elsewhere. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    this.keys += text.length;
    await field.fill(text);
  }

  /** The same for words that have to be there when the evening is over. */
  async write(field: Locator, text: string): Promise<void> {
    this.words.push(text);
    await this.type(field, text);
  }

  /** Which of these this browser was told. */
  async told(secrets: readonly string[]): Promise<string[]> {
    await Promise.all(this.#arriving);
    return secrets.filter((secret) => this.#heard.some((text) => text.includes(secret)));
  }

  /** Where the person is, and what is read there first: of an evening that breaks off this is all that is left to look at. */
  async where(): Promise<string> {
    const read = this.page.evaluate(() => ({
      leaves: document.querySelector("[data-leaves]")?.getAttribute("data-leaves"),
      text: document.body.innerText.replaceAll(/\s+/g, " ").slice(0, 300),
    }));
    const seen = await read.catch((error: unknown) => String(error));
    return `${this.name} at ${this.page.url()}: ${JSON.stringify(seen)}`;
  }

  /** The phone is laid aside: the screen goes dark, and the connection is lost. */
  async sleep(): Promise<void> {
    await this.#look("hidden");
    await this.context.setOffline(true);
  }
  async wake(): Promise<void> {
    this.pressedAt = Date.now();
    await this.context.setOffline(false);
    await this.#look("visible");
  }
  async #look(state: "hidden" | "visible"): Promise<void> {
    await this.page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
