import { expect, it } from "vitest";
import { changedHitPoints } from "@/lib/rules/hit-points";
import { damageTold, isOthersAlone } from "./damage-told";

const points = (current: number, temporary = 0, max = 30) => ({ current, temporary, max });

it.each([
  ["without temporary hit points", points(28), 3],
  ["all of it", points(5), 5],
  ["that temporary ones take in part", points(28, 5), 7],
  ["that temporary ones take whole", points(28, 5), 5],
  ["that leaves some temporary ones to somebody unhurt", points(30, 5), 3],
])("tells damage %s", (_, before, amount) => {
  expect(damageTold(before, changedHitPoints(before, { change: -amount }))).toBe(amount);
});

it.each([
  ["a long rest, which takes temporary hit points away", points(28, 5), points(30)],
  ["a long rest of somebody unhurt", points(30, 5), points(30)],
  ["healing", points(12, 5), points(20, 5)],
  ["temporary hit points", points(12), points(12, 5)],
  ["a lower maximum", points(30), points(20, 0, 20)],
])("tells no damage of %s", (_, before, now) => {
  expect(damageTold(before, now)).toBe(0);
});

it("takes damage for that of others only where the reader changed nothing meanwhile", () => {
  expect(isOthersAlone([{ by: 2 }, { by: 3 }], 1)).toBe(true);
  expect(isOthersAlone([{ by: 2 }, { by: 1 }], 1)).toBe(false);
});
