import { expect, it } from "vitest";
import { changedParts } from "./changed-parts";

const before = { name: "Wyrm", level: 3, abilities: { str: 10, dex: 12 }, tools: ["Net", "Oar"] };

it("leaves out what stayed", () => {
  expect(changedParts(before, structuredClone(before))).toEqual({});
  expect(changedParts(before, { ...before, level: 4 })).toEqual({ level: 4 });
});

it("looks into records, and takes lists as a whole", () => {
  expect(changedParts(before, { ...before, abilities: { str: 10, dex: 14 } })).toEqual({
    abilities: { dex: 14 },
  });
  expect(changedParts(before, { ...before, tools: ["Oar"] })).toEqual({ tools: ["Oar"] });
});
