import { describe, expect, test } from "vitest";
import { lastFirst, lastTold } from "./evening-order";

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 19));
const evening = (number: number, dates: { begunAt?: Date; startsAt?: Date; signedAt?: Date }) => ({
  number,
  state: "over",
  begunAt: null,
  startsAt: null,
  signedAt: null,
  updatedAt: day(25),
  ...dates,
});

describe("the order in which evenings were played", () => {
  test("goes by when they began, else by their date, else by their seal, and only then by their number", () => {
    const planned = { ...evening(5, { startsAt: day(28) }), state: "planned" };
    const early = evening(1, { begunAt: day(20), startsAt: day(3), signedAt: day(21) });
    const unplanned = evening(2, { begunAt: day(10), signedAt: day(22) });
    const dated = evening(3, { startsAt: day(12), signedAt: day(23) });
    const twins = [evening(4, { signedAt: day(14) }), evening(6, { signedAt: day(14) })];
    const order = lastFirst([planned, early, unplanned, dated, ...twins]);
    expect(order.map(({ number }) => number)).toEqual([1, 6, 4, 3, 2]);
  });

  test("what was told last is the last that was played of those that are signed", () => {
    const planned = evening(1, { begunAt: day(20), signedAt: day(24) });
    const since = evening(2, { begunAt: day(10), signedAt: day(11) });
    expect(lastTold([since, planned])).toBe(planned);
    expect(lastTold([since, { ...planned, signedAt: null }])).toBe(since);
    expect(lastTold([{ ...planned, signedAt: null }])).toBeUndefined();
    // Told without a date, and its seal broken again.
    expect(lastFirst([since, evening(3, {})]).map(({ number }) => number)).toEqual([3, 2]);
  });
});
