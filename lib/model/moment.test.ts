import { expect, test } from "vitest";
import { momentText, parseMoment } from "./moment";

test("a moment is read as it was written", () => {
  for (const snapshot of ["740:740:", "740:745:740,742"])
    expect(parseMoment(momentText({ at: 1_764_000_000_000, snapshot }))).toEqual({
      at: 1_764_000_000_000,
      snapshot,
    });
});

test("what the database would not take for a snapshot is none", () => {
  for (const text of [
    "",
    "1 2",
    "1 5:4:",
    "1 0:4:",
    "1 3:4:4",
    "1 3:9:5,4",
    "x 3:4:",
    "1 3:4:3,",
    "1 3:4:3;",
  ])
    expect(parseMoment(text)).toBeNull();
});
