import { expect, it } from "vitest";
import { othersChanges } from "./others-changes";

const ISOLDE = 3;

/** One creature on the screen, and what is told of it. */
const openSheet = (hitPoints = 44) => {
  const changes = othersChanges();
  const told: number[] = [];
  const draw = (now: number, { isOptimistic = false, hasFailed = false } = {}) => {
    const drawn = new Map([[ISOLDE, String(now)]]);
    if (changes.compare(drawn, isOptimistic, hasFailed).includes(ISOLDE)) told.push(now);
  };
  draw(hitPoints);
  const hear = (isOwn = false) => {
    const change = { kind: "characters" as const, id: ISOLDE, campaignId: 7, by: isOwn ? 1 : 2 };
    changes.hear(change, isOwn);
    return (hasFailed = false) => changes.refetched(change, hasFailed);
  };
  return { hear, draw, told };
};

it("tells each of several quick changes, also where the last is heard before an answer without it", () => {
  const { hear, draw, told } = openSheet();
  const first = hear();
  const second = hear();
  draw(40);
  first();
  draw(33);
  second();
  expect(told).toEqual([40, 33]);
});

it("tells nothing of one's own after a change of others that moved no hit points", () => {
  const { hear, draw, told } = openSheet();
  const renamed = hear();
  draw(44);
  renamed();
  draw(30);
  expect(told).toEqual([]);
});

it("tells nothing of what one presses before a change of others is refetched, and what they changed beside it", () => {
  const { hear, draw, told } = openSheet();
  const theirs = hear();
  draw(43, { isOptimistic: true });
  expect(told).toEqual([]);
  draw(38);
  theirs();
  expect(told).toEqual([38]);
});

it("waits for the last change of a burst, also where that is one's own", () => {
  const { hear, draw, told } = openSheet();
  hear();
  const own = hear(true);
  draw(38);
  own();
  draw(44);
  expect(told).toEqual([38]);
});

it("tells what a repeated fetch brings after a failed one, and nothing of one's own after it", () => {
  const { hear, draw, told } = openSheet();
  const theirs = hear();
  draw(44, { hasFailed: true });
  theirs(true);
  draw(44, { hasFailed: true });
  draw(43, { isOptimistic: true });
  draw(38);
  draw(30);
  expect(told).toEqual([38]);
});

it("waits for a change that is heard after a failed fetch", () => {
  const { hear, draw, told } = openSheet();
  hear()(true);
  const second = hear();
  draw(40);
  draw(33);
  second();
  draw(30);
  expect(told).toEqual([40, 33]);
});
