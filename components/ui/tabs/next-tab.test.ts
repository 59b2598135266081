import { describe, expect, it } from "vitest";
import { nextTab } from "./next-tab";

describe("the keys of a tab list", () => {
  it("go round in both directions", () => {
    expect(nextTab("ArrowRight", 2, 3)).toBe(0);
    expect(nextTab("ArrowDown", 0, 3)).toBe(1);
    expect(nextTab("ArrowLeft", 0, 3)).toBe(2);
    expect(nextTab("ArrowUp", 1, 3)).toBe(0);
  });

  it("jump to either end", () => {
    expect(nextTab("Home", 2, 3)).toBe(0);
    expect(nextTab("End", 0, 3)).toBe(2);
  });

  it("leave other keys alone", () => {
    expect(nextTab("Enter", 0, 3)).toBeUndefined();
  });
});
