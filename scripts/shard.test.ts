import { expect, it } from "vitest";
import { sharesOf } from "./shard.mjs";

it("shares files out by their times, each once, a new one as the mean", () => {
  const times = { "a.spec.ts": 60, "b.spec.ts": 30, "c.spec.ts": 30 };
  expect(sharesOf(["a.spec.ts", "b.spec.ts", "c.spec.ts", "new.spec.ts"], times, 2)).toEqual([
    ["a.spec.ts", "c.spec.ts"],
    ["new.spec.ts", "b.spec.ts"],
  ]);
});

it("leaves a share empty where there are fewer files than shares", () => {
  expect(sharesOf(["a.spec.ts"], {}, 3)).toEqual([["a.spec.ts"], [], []]);
});
