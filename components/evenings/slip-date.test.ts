import { expect, it } from "vitest";
import { slipDate } from "./slip-date";

/** A Friday. */
const NOW = Date.UTC(2026, 10, 27, 23);
const HOUR = 3_600_000;
const planned = (hours: readonly number[]) =>
  hours.map((away) => ({ state: "planned" as const, startsAt: new Date(NOW + away * HOUR) }));

it.each([
  ["by its weekday within the week", [20], /^Saturday 19:00$/],
  ["by its date after that", [7 * 24 - 4], /^4 Dec( ’26)? 19:00$/],
  ["the first of those ahead", [44, 20], /^Saturday 19:00$/],
  ["the one ahead beside one whose time has come", [-4, 20], /^Saturday 19:00$/],
  [
    "by its date where its time has come: its weekday would be that of next week",
    [-4],
    /^27 Nov( ’26)? 19:00$/,
  ],
  ["the last of those whose time has come", [-4, -1], /^27 Nov( ’26)? 22:00$/],
] as const)("says the next evening: %s", (_, hours, said) => {
  expect(slipDate(planned(hours), "UTC", NOW)).toMatch(said);
});

it("says nothing of what has no date, or doesn't wait to be played", () => {
  const startsAt = new Date(NOW + HOUR);
  expect(slipDate([{ state: "planned", startsAt: null }], "UTC", NOW)).toBeUndefined();
  expect(slipDate([{ state: "over", startsAt }], "UTC", NOW)).toBeUndefined();
});
