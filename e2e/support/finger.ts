import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

interface Point {
  x: number;
  y: number;
}

/** A finger on the page: real touches of the browser, at times of its own, so that a busy machine makes none slower. */
export const layFinger = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is touched is not on the page");
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const start: Point = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  await send("touchStart", [start]);
  return {
    /** Moves it to so many pixels from where it was laid, within so many milliseconds. */
    move: async ({ x = 0, y = 0 }: Partial<Point>, milliseconds: number) => {
      timestamp += milliseconds / 1000;
      await send("touchMove", [{ x: start.x + x, y: start.y + y }]);
    },
    lift: async (after = 0) => {
      timestamp += after / 1000;
      await send("touchEnd", []);
      await session.detach();
    },
  };
};

/** Lays a finger on the dog-ear and draws until the page follows: the first touch loads what lets it. */
export const drawPage = async (page: Page, ear: Locator) => {
  const finger = await layFinger(page, ear);
  let x = -20;
  await expect
    .poll(async () => {
      x = x === -20 ? -24 : -20;
      await finger.move({ x }, 20);
      return page.locator("[data-lifted]").count();
    })
    .toBe(1);
  return finger;
};
