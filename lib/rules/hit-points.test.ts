import { expect, it } from "vitest";
import { changedHitPoints } from "./hit-points";

const wounded = { current: 20, max: 44, temporary: 5 };

it.each([
  ["damage spends temporary hit points first", { change: -7 }, { current: 18, temporary: 0 }],
  ["less damage than temporary ones leaves the others", { change: -3 }, { current: 20, temporary: 2 }],
  ["damage ends at 0", { change: -99 }, { current: 0, temporary: 0 }],
  ["healing ends at the maximum and leaves temporary ones", { change: 30 }, { current: 44, temporary: 5 }],
  ["fewer temporary ones change nothing", { temporary: 4 }, { current: 20, temporary: 5 }],
  ["more temporary ones take their place", { temporary: 8 }, { current: 20, temporary: 8 }],
])("%s", (_, change, after) => {
  expect(changedHitPoints(wounded, change)).toEqual({ max: 44, ...after });
});
