import { expect, it } from "vitest";
import { canGoOn } from "./fight";

it("lets a finished fight go on where no other runs and its end is an act that can be taken back", () => {
  const over = (version: number) => ({ state: "over" as const, version });
  expect(canGoOn(over(3), undefined)).toBe(true);
  expect(canGoOn(over(3), 7)).toBe(false);
  expect(canGoOn({ state: "running", version: 3 }, undefined)).toBe(false);
  // From a campaign's file, which holds no acts.
  expect(canGoOn(over(1), undefined)).toBe(false);
  // As players see it.
  expect(canGoOn({ state: "over", version: null }, undefined)).toBe(false);
});
