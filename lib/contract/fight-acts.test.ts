import { expect, it } from "vitest";
import { z } from "zod";
import { wireAct } from "./fight-acts";

const refusalOf = (act: object) => z.safeDecode(wireAct, act as never).error?.issues[0]?.message;

it("says what is wrong with an initiative that is typed, and with whom to roll for", () => {
  expect(refusalOf({ type: "initiative", values: { 7: 4.5 } })).toBe("Must be a whole number");
  expect(refusalOf({ type: "initiative", values: { 7: 100 } })).toBe("Must be at most 99");
  expect(refusalOf({ type: "initiative", values: { seven: 4 } })).toBe("Must be an initiative by ids");
  expect(refusalOf({ type: "initiative", roll: [] })).toBe("Please choose whom this is about");
  expect(refusalOf({ type: "initiative" })).toBe("Please give values, or whom to roll for");
  expect(refusalOf({ type: "initiative", values: { 7: 14 } })).toBeUndefined();
});

it("takes no empty text for what is concentrated on: null ends it", () => {
  expect(refusalOf({ type: "concentrate", target: 7, on: " " })).toMatch(/null to end it/);
  expect(refusalOf({ type: "concentrate", target: 7, on: null })).toBeUndefined();
  expect(refusalOf({ type: "concentrate", target: 7, on: "Bless" })).toBeUndefined();
});
