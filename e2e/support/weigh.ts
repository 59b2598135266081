import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Request } from "@playwright/test";
import { USE_PATIENCE } from "@/lib/client/page/on-first-interaction";

/** What a screen costs a browser that has never been here: bytes as they are sent, and requests. */
export interface Weight {
  /** What a page needs: asked for before it had loaded. */
  script: number;
  /** What is loaded while the page rests, untouched. */
  laterScript: number;
  /** What is loaded once somebody uses it. */
  usedScript: number;
  /** What the page is painted with first: the styles in its HTML, compressed. */
  firstStyle: number;
  style: number;
  font: number;
  picture: number;
  /** Without those for pages that links lead to. */
  requests: number;
  /** Calls of the API, in the order they were made. */
  calls: string[];
}

const KINDS: Record<string, "script" | "style" | "font" | "picture"> = {
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "picture",
};
/** How long a screen asks for nothing until it is taken to rest, in milliseconds. */
const WATCHED = 1500;

/** In the browser: how long after the page had loaded each address was asked for, in milliseconds. */
const askedFor = (): [address: string, after: number][] => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loaded = navigation?.loadEventStart ?? 0;
  return performance.getEntriesByType("resource").map(({ name, startTime }) => [name, startTime - loaded]);
};

const bucketOf = (after: number) =>
  after <= 0 ? "script" : after < USE_PATIENCE ? "laterScript" : "usedScript";

const compressedStyles = (html: string): number => {
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text]) => text);
  return brotliCompressSync(styles.join("")).length;
};

/** Opens an address in an empty browser, moves the pointer on it once it rests, and weighs what comes until it rests again. */
export const weigh = async (context: BrowserContext, address: string): Promise<Weight> => {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  // A processor that is busy lets the line rest before the page has loaded.
  const document = await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(USE_PATIENCE);
  await page.mouse.move(5, 5);
  let known: number;
  do {
    known = finished.length;
    await page.waitForTimeout(WATCHED);
  } while (known !== finished.length);
  const times = new Map(await page.evaluate(askedFor));
  const weight: Weight = {
    script: 0,
    laterScript: 0,
    usedScript: 0,
    firstStyle: compressedStyles((await document?.text()) ?? ""),
    style: 0,
    font: 0,
    picture: 0,
    requests: 0,
    calls: [],
  };
  for (const request of finished.slice(0, known)) {
    const url = new URL(request.url());
    // The first page of a browser asks for its icon, later ones don't.
    if (!url.protocol.startsWith("http") || url.pathname === "/icon.svg") continue;
    // What the router asks for in advance, of pages that links lead to, is cut into as many requests as its timing makes of it.
    if (request.headers()["next-router-prefetch"]) continue;
    weight.requests += 1;
    if (url.pathname.startsWith("/api/")) weight.calls.push(`${request.method()} ${url.pathname}`);
    const kind = KINDS[request.resourceType()];
    if (!kind) continue;
    const { responseBodySize } = await request.sizes();
    weight[kind === "script" ? bucketOf(times.get(request.url()) ?? 0) : kind] += responseBodySize;
  }
  await page.close();
  return weight;
};
