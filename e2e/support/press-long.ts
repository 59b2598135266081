import type { Locator, Page } from "@playwright/test";

/** Lays a finger on something until `outcome` is there, and lifts it: a real touch of the browser, not a dispatched event. */
export const pressLong = async (page: Page, target: Locator, outcome: Locator): Promise<void> => {
  // What still moves would be missed: this waits until it stands still within the window, and clicks nothing.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("What is pressed is not on the page");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await outcome.waitFor();
  await touch("touchEnd", []);
  await session.detach();
};
