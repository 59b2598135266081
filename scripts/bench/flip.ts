// `npm run bench:flip`: turns to every section of the story's book and measures, by the browser's own frames, how smooth it is beside
// an empty page at three sizes; and at a quarter of the processor's speed how long the first leaf takes to rise, and the longest frame
// while leaves rise and from then on, when the new section is put below them.
import type { Page } from "@playwright/test";
import { findBrowser } from "@/e2e/support/browser";
import { openSeededApp } from "@/e2e/screens-catalogue/seeded-app";
import { DELAY } from "@/lib/constants";

const SLOWDOWN = 4;
/** Milliseconds, and the share of frames that may take longer than `smooth`, beyond an empty page's. */
const LIMIT = { frame: 50, start: 100, smooth: 20, share: 0.02, longest: 34 };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const TURNS = ["Character", "Encounter", "Campaign", "Character", "Campaign", "Encounter"] as const;
const WARM_UP = 5;
/** Until a section has drawn its charts, which wait for the leaves. */
const REST = 2500;
/** From the first leaf until the last one has landed. */
const IN_THE_AIR = 1000;

interface Turn {
  /** From the press to the first leaf in the air. */
  start: number;
  /** Between the frames of the page while leaves rise. */
  rising: number[];
  /** Between its frames from then on until the last leaf lies. */
  falling: number[];
}

/** Presses a bookmark and watches until the last leaf lies; without one, an empty page for as long. */
const watch = (page: Page, section?: string): Promise<Turn> =>
  page.evaluate(
    ({ name, rise, inTheAir }) =>
      new Promise<Turn>((resolve, reject) => {
        const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Bookmarks"] a')];
        const pressed = performance.now();
        const times: number[] = [];
        let start: number | undefined;
        const isLeaf = ({ effect }: Animation) =>
          effect instanceof KeyframeEffect && effect.target?.parentElement?.ariaHidden === "true";
        const look = (now: number) => {
          if (start === undefined && (!name || document.getAnimations().filter(isLeaf).length > 1))
            start = performance.now() - pressed;
          if (start !== undefined) times.push(now);
          if (now - (times[0] ?? now) > inTheAir) {
            const frames = times.slice(1).map((time, index) => time - (times[index] ?? time));
            const count = times.filter((time) => time - (times[0] ?? time) <= rise).length - 1;
            resolve({ start: start ?? 0, rising: frames.slice(0, count), falling: frames.slice(count) });
          } else if (performance.now() - pressed > 5000) reject(new Error("No leaf rose"));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        links.find((link) => link.textContent === name)?.click();
      }),
    { name: section, rise: DELAY.flip.leaves * DELAY.flip.each, inTheAir: IN_THE_AIR },
  );

const shareOver = (frames: number[]) =>
  frames.filter((frame) => frame > LIMIT.smooth).length / Math.max(1, frames.length);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

findBrowser();
const house = await openSeededApp();
let failed = false;

const openBook = async (size: { width: number; height: number }) => {
  const page = await house.visit(
    {
      name: "flip",
      as: "dm",
      path: "/campaign",
      selected: { selectedCharacterId: 1, selectedEncounterId: 1 },
    },
    { viewport: size, realTime: true },
  );
  await page.waitForLoadState("networkidle");
  // Nobody turns a page without having moved, by which the page loads what it needs in use.
  await page.mouse.move(size.width / 2, size.height / 2);
  await page.waitForFunction(() => document.fonts.check("500 1em alegreyaSc"));
  // A server in service has answered before; compiling its own code would take the processor from the browser.
  for (let count = 0; count < WARM_UP; count += 1)
    for (const section of new Set(TURNS)) await page.request.get(`/${section.toLowerCase()}`);
  // What runs in the page was compiled with a helper that the page doesn't have.
  await page.evaluate("globalThis.__name = (made) => made");
  return page;
};

async function* turnsIn(page: Page) {
  for (const section of TURNS) {
    yield { section, ...(await watch(page, section)) };
    await page.waitForURL(new RegExp(`/${section.toLowerCase()}(?:\\?|$)`));
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(REST);
  }
}

try {
  for (const size of SIZES) {
    const page = await openBook(size);
    const nothing = await page.context().newPage();
    await nothing.evaluate("globalThis.__name = (made) => made");
    const empty: number[] = [];
    for (const _ of TURNS) empty.push(...(await watch(nothing)).rising);
    await nothing.close();
    const frames: number[] = [];
    for await (const { rising, falling } of turnsIn(page)) frames.push(...rising, ...falling);
    await page.context().close();
    const [share, longest] = [shareOver(frames), Math.max(...frames)];
    const kept = share - shareOver(empty) <= LIMIT.share && longest <= LIMIT.longest;
    failed ||= !kept;
    const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
    console.log(
      `${kept ? "✓" : "✗"} ${size.width}x${size.height}: ${percent(share)} of ${frames.length} frames over ${LIMIT.smooth} ms ` +
        `(an empty page ${percent(shareOver(empty))}), mean ${mean.toFixed(1)} ms, longest ${longest.toFixed(1)} ms ` +
        `(${Math.max(...empty).toFixed(1)})`,
    );
  }
  const page = await openBook({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  for await (const { section, start, rising, falling } of turnsIn(page)) {
    const longest = Math.max(...rising);
    const longestFalling = Math.max(...falling);
    const kept =
      start <= LIMIT.start && Math.max(longest, longestFalling) <= LIMIT.frame && rising.length > 10;
    failed ||= !kept;
    console.log(
      `${kept ? "✓" : "✗"} 1/${SLOWDOWN} of the processor, to ${section.padEnd(9)} first leaf after ${start.toFixed(0)} ms, ` +
        `longest frame ${longest.toFixed(1)} ms; then, with the new section, ${longestFalling.toFixed(1)} ms`,
    );
  }
} finally {
  await house.close();
}
console.log(
  `Limits: ${percent(LIMIT.share)} of frames over ${LIMIT.smooth} ms beyond an empty page's, longest ${LIMIT.longest} ms; ` +
    `at a quarter of the processor first leaf ${LIMIT.start} ms, a frame ${LIMIT.frame} ms.`,
);
process.exitCode = failed ? 1 : 0;
