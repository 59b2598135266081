import { describe, expect, it } from "vitest";
import { move } from "./move";

describe("a row that moves", () => {
  it("changes places with its neighbour", () => {
    expect(move(["a", "b", "c"], 1, 0)).toEqual(["b", "a", "c"]);
    expect(move(["a", "b", "c"], 1, 2)).toEqual(["a", "c", "b"]);
  });

  it("passes over several", () => {
    expect(move(["a", "b", "c", "d"], 0, 3)).toEqual(["b", "c", "d", "a"]);
  });
});
