import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe knows to be wrong with a page (WCAG 2.0 to 2.2 A and AA, best practices), a line each with the places. Its script is sent to a
 * document once and only what is wrong is told, since both cost more than the analysis does.
 */
export const violationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(`${SCRIPT};0`);
  const violations = await page.evaluate(async () => {
    // What is still fading in has another contrast than what is read, so it is brought to its end; what lasts longer is a clock, such as a
    // toast's, or goes on for ever.
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.playState === "running" && end <= 1000) animation.finish();
    }
    if (!window.axe) throw new Error("axe is not in the page.");
    return (await window.axe.run(document, { resultTypes: ["violations"] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
};
