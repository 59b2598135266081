// `npm run bench:flip`: turns to every section of the story's book at a quarter of the processor's speed, and measures how long
// the first leaf takes to rise, every frame of the page while leaves rise, and every frame from then on, in which the new section is
// put below the leaves that are still falling. Leaves move apart from the page, so that its frames don't stop them.
import type { Page } from "@playwright/test";
import { findBrowser } from "@/e2e/support/browser";
import { openSeededApp } from "@/e2e/screens-catalogue/seeded-app";
import { DELAY } from "@/lib/constants";

const SLOWDOWN = 4;
/** Milliseconds. */
const LIMIT = { frame: 50, start: 100 };
const TURNS = ["Character", "Encounter", "Campaign", "Character", "Campaign", "Encounter"] as const;
const WARM_UP = 5;
/** Until a section has drawn its charts, which wait for the leaves. */
const REST = 2500;

interface Turn {
  /** From the press to the first leaf in the air. */
  start: number;
  /** Between the frames of the page while leaves rise. */
  rising: number[];
  /** Between its frames from then on until the last leaf lies. */
  falling: number[];
}

/** Presses a bookmark and watches until the last leaf lies. */
const turn = (page: Page, section: string): Promise<Turn> =>
  page.evaluate(
    ({ name, rise }) =>
      new Promise<Turn>((resolve, reject) => {
        const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Bookmarks"] a')];
        const pressed = performance.now();
        const times: number[] = [];
        let start: number | undefined;
        let landed = false;
        const look = (now: number) => {
          if (start === undefined) {
            const leaves = document
              .getAnimations()
              .filter(
                ({ effect }) =>
                  effect instanceof KeyframeEffect && effect.target?.parentElement?.ariaHidden === "true",
              );
            if (leaves.length > 1) {
              start = performance.now() - pressed;
              void Promise.all(leaves.map(({ finished }) => finished)).then(() => (landed = true));
            }
          }
          if (start !== undefined) times.push(now);
          if (start !== undefined && landed) {
            const frames = times.slice(1).map((time, index) => time - (times[index] ?? time));
            const count = times.filter((time) => time - (times[0] ?? time) <= rise).length - 1;
            resolve({ start, rising: frames.slice(0, count), falling: frames.slice(count) });
          } else if (performance.now() - pressed > 5000) reject(new Error("No leaf rose"));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        links.find((link) => link.textContent === name)?.click();
      }),
    { name: section, rise: DELAY.flip.leaves * DELAY.flip.each },
  );

findBrowser();
const house = await openSeededApp();
let failed = false;
try {
  const selected = { selectedCharacterId: 1, selectedEncounterId: 1 };
  const page = await house.visit(
    { name: "flip", as: "dm", path: "/campaign", selected },
    { viewport: { width: 1440, height: 900 }, realTime: true },
  );
  await page.waitForLoadState("networkidle");
  // A server in service has answered before; compiling its own code would take the processor from the browser.
  for (let count = 0; count < WARM_UP; count += 1)
    for (const section of new Set(TURNS)) await page.request.get(`/${section.toLowerCase()}`);
  // What runs in the page was compiled with a helper that the page doesn't have.
  await page.evaluate("globalThis.__name = (made) => made");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  for (const section of TURNS) {
    const { start, rising, falling } = await turn(page, section);
    const longest = Math.max(...rising);
    const longestFalling = Math.max(...falling);
    const kept =
      start <= LIMIT.start && Math.max(longest, longestFalling) <= LIMIT.frame && rising.length > 10;
    failed ||= !kept;
    const mean = rising.reduce((sum, frame) => sum + frame, 0) / rising.length;
    console.log(
      `${kept ? "✓" : "✗"} to ${section.padEnd(9)} first leaf after ${start.toFixed(0)} ms, ${rising.length} frames, ` +
        `mean ${mean.toFixed(1)} ms, longest ${longest.toFixed(1)} ms; then, with the new section, ${longestFalling.toFixed(1)} ms`,
    );
    await page.waitForURL(new RegExp(`/${section.toLowerCase()}(?:\\?|$)`));
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(REST);
  }
} finally {
  await house.close();
}
console.log(
  `1/${SLOWDOWN} of the processor; limits: first leaf ${LIMIT.start} ms, a frame ${LIMIT.frame} ms.`,
);
process.exitCode = failed ? 1 : 0;
