import { expect, violationsOn } from "../fixtures";
import { everyPlace } from "../places/every-place";
import { test } from "../places/in-the-house";

// In one worker: each opens a house of its own.
test.describe.configure({ mode: "default" });

const DESK = { width: 1440, height: 900 };

// Every screen, dialog and state; `npm run sweep` looks at more than axe does, and in windows of all sizes.
for (const place of everyPlace.filter(({ moving }) => !moving))
  test(`axe finds nothing wrong: ${place.name}`, async ({ house }) => {
    const page = await house.visit(place, { viewport: DESK, reducedMotion: "reduce" });
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });
