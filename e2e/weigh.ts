import type { BrowserContext, Request } from "@playwright/test";

/** What a screen costs a browser that has never been here: bytes as they are sent, and requests. */
export interface Weight {
  script: number;
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
/** How long a screen is watched after it has come to rest, in milliseconds: what it asks for by then it needs. */
const WATCHED = 1000;

/** Opens an address in an empty browser and weighs what comes until it rests. */
export const weigh = async (context: BrowserContext, address: string): Promise<Weight> => {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(WATCHED);
  const weight: Weight = { script: 0, style: 0, font: 0, picture: 0, requests: 0, calls: [] };
  for (const request of finished) {
    const url = new URL(request.url());
    // The first page of a browser asks for its icon, later ones don't.
    if (!url.protocol.startsWith("http") || url.pathname === "/icon.svg") continue;
    // What the router asks for in advance, of pages that links lead to, is cut into as many requests as its timing makes of it.
    if (request.headers()["next-router-prefetch"]) continue;
    weight.requests += 1;
    if (url.pathname.startsWith("/api/")) weight.calls.push(`${request.method()} ${url.pathname}`);
    const kind = KINDS[request.resourceType()];
    if (kind) weight[kind] += (await request.sizes()).responseBodySize;
  }
  await page.close();
  return weight;
};
