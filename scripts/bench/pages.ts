// `npm run bench:pages`: what each screen costs a browser that has never been here, and how soon it is there with a processor four
// times slower on a slow 4G connection; and how soon its wizard opens and follows what is typed.
import { type BrowserContext, chromium, request } from "@playwright/test";
import { findBrowser, launchOptions } from "@/e2e/support/browser";
import { SCREENS } from "@/e2e/support/budgets";
import { ContextPool } from "@/e2e/support/context-pool";
import { found } from "@/e2e/support/fixtures";
import { seedSelectedBook } from "@/e2e/support/seed-selected-book";
import { signUp } from "@/e2e/support/people";
import { weigh } from "@/e2e/support/weigh";
import { interact } from "./interactions";
import { serveProduct } from "./servers";
import { makeDatabase } from "./world";

const SLOWER = 4;
/** Slow 4G as Lighthouse applies it request by request: bits a second become bytes, the latency is in milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};
const LONG_TASK = 50;
const REST = 1500;

interface Times {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
}

/** Counts what the browser reports from the first byte on. As text, since what compiles this file adds helpers to functions. */
const WATCH = `
  const seen = (window.seen = { lcp: 0, cls: 0, blocking: 0 });
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  on("layout-shift", ({ value }) => (seen.cls += value));
  on("longtask", ({ duration }) => (seen.blocking += Math.max(0, duration - ${LONG_TASK})));
`;
const READ = `({
  ttfb: performance.getEntriesByType("navigation")[0].responseStart,
  fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  ...window.seen,
})`;

const time = async (context: BrowserContext, address: string, isSlow: boolean): Promise<Times> => {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (isSlow) {
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  await page.addInitScript({ content: WATCH });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(REST);
  const times = await page.evaluate<Times>(READ);
  await page.close();
  return times;
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`.padStart(7);
const milliseconds = (value: number) => `${value.toFixed(0)} ms`.padStart(8);

const { url, drop } = await makeDatabase();
findBrowser();
const browser = await chromium.launch(launchOptions());
const product = await serveProduct(url);
try {
  const baseURL = `http://localhost:${product.port}`;
  const launched = async () => browser;
  const site = {
    playwright: { request } as never,
    browser: launched,
    baseURL,
    pool: new ContextPool(launched),
  };
  const { person } = await signUp(site, "Maren");
  const campaign = await found(person, "The Salt Crown");
  const nobody = () => browser.newContext({ baseURL });
  const enter = (screen: string) => (screen === "/login" ? nobody() : seedSelectedBook(person, campaign));
  console.log(
    "screen           script   later    used   first   style    font picture requests  calls      TTFB      FCP      LCP  CLS    blocking  slow: FCP      LCP",
  );
  const chosen = process.argv.slice(2);
  for (const screen of Object.keys(SCREENS).filter((one) => chosen.length === 0 || chosen.includes(one))) {
    const contexts = [await enter(screen), await enter(screen), await enter(screen)] as const;
    const { script, laterScript, usedScript, firstStyle, style, font, picture, requests, calls } =
      await weigh(contexts[0], screen);
    const near = await time(contexts[1], screen, false);
    const far = await time(contexts[2], screen, true);
    console.log(
      `${screen.padEnd(15)} ${[script, laterScript, usedScript, firstStyle, style, font, picture].map(kilobytes).join(" ")} ${String(requests).padStart(8)} ${String(calls.length).padStart(6)} ${[near.ttfb, near.fcp, near.lcp].map(milliseconds).join(" ")}  ${near.cls.toFixed(3)} ${milliseconds(near.blocking)}   ${milliseconds(far.fcp)} ${milliseconds(far.lcp)}`,
    );
    for (const context of contexts) await context.close();
  }
  const context = await enter("/character");
  const { open, slowest } = await interact(context, SLOWER);
  await context.close();
  console.log(
    `The wizard of a character is open after${milliseconds(open[0])} the first time and${milliseconds(open[1])} the second; ` +
      `the slowest of these presses and of the keys of a name was drawn after${milliseconds(slowest)}.`,
  );
} finally {
  await browser.close();
  await product.stop();
  await drop();
}
