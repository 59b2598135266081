// `npm run bench:fight`: a fight of thirty at a quarter of the processor's speed. Two hundred acts one after the other, each measured from
// the press to the frame in which it is drawn; and how long the server takes to confirm one.
import { make } from "@/e2e/support/make";
import type { Page } from "@playwright/test";
import { findBrowser } from "@/e2e/support/browser";
import { openSeededApp } from "@/e2e/screens-catalogue/seeded-app";

const SLOWDOWN = 4;
const COMBATANTS = 30;
const ACTS = 200;
/** Milliseconds, of nineteen acts in twenty. */
const LIMIT = { drawn: 100, confirmed: 150 };

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

/** Presses "Next turn" and answers the milliseconds until the frame after the order shows it. */
const nextTurn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const now = () => document.querySelector('[aria-label="Order of turns"] [aria-current="step"]');
        const was = now();
        const button = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="n"]')].at(0);
        const pressed = performance.now();
        const look = () => {
          if (now() !== was) resolve(performance.now() - pressed);
          else if (performance.now() - pressed > 5000) reject(new Error("The turn did not go on"));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        button?.click();
      }),
  );

findBrowser();
const house = await openSeededApp();
let failed = false;
try {
  const master = await house.person("dm");
  const { fight_id: id, version } = await make(master, "fights", { campaign_id: 1, name: "A crowd" });
  const others = Array.from({ length: COMBATANTS }, (_, at) => ({
    name: `Cultist ${String(at + 1).padStart(2, "0")}`,
    initiative: 30 - at,
    max_HP: 90,
  }));
  const added = await make(master, `fights/${id}/acts`, { version, act: { type: "add", others } });
  await make(master, `fights/${id}/acts`, { version: added["version"], act: { type: "start" } });

  const page = await house.visit(
    { name: "fight", as: "dm", path: "/fight" },
    { viewport: { width: 1440, height: 900 }, realTime: true },
  );
  await page.getByRole("list", { name: "Order of turns" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate("globalThis.__name = (made) => made");
  const confirmed: number[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith("/acts")) return;
    const { requestStart, responseEnd } = request.timing();
    confirmed.push(responseEnd - requestStart);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const drawn: number[] = [];
  for (let count = 0; count < ACTS; count += 1) {
    drawn.push(await nextTurn(page));
    await page.waitForTimeout(50);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (let wait = 0; confirmed.length < ACTS && wait < 300; wait += 1) await page.waitForTimeout(100);
  for (const [what, values, limit] of [
    ["drawn", drawn, LIMIT.drawn],
    ["confirmed", confirmed, LIMIT.confirmed],
  ] as const) {
    const p95 = percentile(values, 0.95);
    failed ||= p95 > limit || values.length < ACTS;
    console.log(
      `${p95 > limit ? "✗" : "✓"} ${what.padEnd(9)} ${values.length} acts, median ${percentile(values, 0.5).toFixed(0)} ms, ` +
        `p95 ${p95.toFixed(0)} ms, longest ${Math.max(...values).toFixed(0)} ms; limit ${limit} ms`,
    );
  }
} finally {
  await house.close();
}
console.log(`${COMBATANTS} combatants, 1/${SLOWDOWN} of the processor.`);
process.exitCode = failed ? 1 : 0;
