import { expect, it } from "vitest";
import { clockTime, momentRefusal } from "./moment-refusal";

const HOUR = 3_600_000;
const away = (hours: number) => new Date(Date.now() + hours * HOUR);

it.each([
  ["takes a time to come", { hours: 30, isAsked: true }, undefined],
  ["asks nobody for a time that has passed", { hours: -3, isAsked: true }, "That time has passed."],
  ["sets a time that has passed, for who comes late", { hours: -3, isAsked: false }, undefined],
])("%s", (_, { hours, isAsked }, sentence) => {
  const at = away(hours);
  expect(momentRefusal(at, clockTime(at), isAsked)).toBe(sentence);
});

it("asks for a time where none is said", () => {
  expect(momentRefusal(new Date(""), "", true)).toBe("Say at what time.");
});

it("takes no time for another, as browsers do of the hour that is left out where clocks are put forward", () => {
  const at = away(30);
  expect(momentRefusal(at, clockTime(away(29)), false)).toBe("The clocks skip that time.");
});
