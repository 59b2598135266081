import { expect, it } from "vitest";
import { isSent, withSent } from "./sent-texts";

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
