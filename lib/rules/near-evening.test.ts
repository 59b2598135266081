import { expect, test } from "vitest";
import { datedAhead, NEAR, nearEvening } from "./near-evening";

const NOW = Date.parse("2031-12-04T19:00:00Z");
const HOUR = 3_600_000;
type Listed = Parameters<typeof nearEvening>[0];
const planned = (id: number, hours: number | null): Listed[number] => ({
  id,
  state: "planned",
  startsAt: hours === null ? null : new Date(NOW + hours * HOUR),
});

test.each<[string, Listed, number | undefined]>([
  ["the nearest of two that are near, whichever is listed first", [planned(2, 10), planned(1, 1)], 1],
  ["one that should have begun before one that is further ahead", [planned(2, 3), planned(1, -2)], 1],
  ["the earlier made of two at the same time", [planned(2, 1), planned(1, 1)], 1],
  ["none that is further away, or has no date", [planned(1, NEAR / HOUR + 1), planned(2, null)], undefined],
  ["none that has begun", [{ ...planned(1, 0), state: "running" }], undefined],
])("begins %s", (_, evenings, id) => {
  expect(nearEvening(evenings, NOW)?.id).toBe(id);
});

test("the next date is the first that is ahead, or can still be begun as the one of now", () => {
  const hours = NEAR / HOUR;
  const all = [planned(1, 200), planned(2, 30), planned(3, -1), planned(4, -hours - 1), planned(5, null)];
  const running = { ...planned(6, -2), state: "running" };
  expect(datedAhead([...all, running], NOW).map(({ id }) => id)).toEqual([3, 2, 1]);
});
