import { expect, it } from "vitest";
import { isOtherSent, isSent, isSentLast, withSent } from "./sent-texts";

it("knows each text that was sent, whatever was sent after it", () => {
  const sent = ["It snowed.", "It snowed on.", ""].reduce(withSent, []);
  for (const text of ["It snowed.", "It snowed on.", ""]) expect(isSent(sent, text)).toBe(true);
  for (const text of ["It poured.", "It snowed", "it snowed."]) expect(isSent(sent, text)).toBe(false);
  expect(isSent([], "")).toBe(false);
});

it("remembers a text once, and the first of many minutes on a dead line", () => {
  const numbers = Array.from({ length: 150 }, (_, number) => `It snowed ${number} days.`);
  const sent = [...numbers, ...numbers].reduce(withSent, []);
  expect(sent).toHaveLength(150);
  expect(isSent(sent, "It snowed 0 days.")).toBe(true);
});

it("keeps little of it", () => {
  const numbers = Array.from({ length: 500 }, (_, number) => "It snowed. ".repeat(number));
  expect(numbers.reduce(withSent, []).join("").length).toBeLessThan(4000);
});

it("knows whether anything else was sent, and what was sent last", () => {
  const sent = ["It snowed.", "It rained."].reduce(withSent, []);
  expect(isOtherSent(sent, "It rained.")).toBe(true);
  expect(isOtherSent(withSent([], "It rained."), "It rained.")).toBe(false);
  expect(isOtherSent([], "It rained.")).toBe(false);
  expect(["It snowed.", "It rained."].map((text) => isSentLast(sent, text))).toEqual([false, true]);
  expect(isSentLast(withSent(sent, "It snowed."), "It snowed.")).toBe(true);
  expect(isSentLast([], "It snowed.")).toBe(false);
});
