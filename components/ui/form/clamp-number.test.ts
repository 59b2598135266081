import { describe, expect, it } from "vitest";
import { clampNumber } from "./clamp-number";

describe("a number that somebody types", () => {
  it("is brought into range", () => {
    expect(clampNumber("99", 1, 25)).toBe(25);
    expect(clampNumber("−3", 1, 25)).toBe(1);
    expect(clampNumber(" 12 ", 1, 25)).toBe(12);
  });

  it("loses what is behind the point", () => {
    expect(clampNumber("7.9", 1, 25)).toBe(7);
  });

  it("is none if it is no number", () => {
    for (const text of ["", "abc", "1e3", "12a", "-"]) expect(clampNumber(text, 1, 25)).toBeUndefined();
  });
});
