import { expect, test } from "vitest";
import { applyCorrections } from "./apply";
import * as corrected from "./corrected";

test.each(Object.entries(corrected))("%s: the package still needs every correction", async (_, read) => {
  const { unneeded } = await read();
  expect(unneeded).toEqual([]);
});

test("a correction of what is right already is named and changes nothing", () => {
  const goblins = [{ name: "Goblin", hp: 7, lines: ["one"], actions: [{ name: "Bow", desc: "1d6" }] }];
  const source = "a test";
  const corrections = [
    { of: "Goblin", at: ["hp"], was: 8, is: 7, source },
    { of: "Goblin", at: ["actions", "Bow", "desc"], part: "ld6", is: "1d6", source },
    { of: "Goblin", at: ["actions", "Bow", "desc"], part: "d6", is: "1d6", source },
    { of: "Goblin", at: ["actions", "Sword", "desc"], part: "ld6", is: "1d6", source },
    { of: "Goblin", at: ["lines"], part: "two", inShort: ["2"], source },
    { of: "Goblin", at: ["lines"], add: ["one"], length: 0, source },
    { of: "Goblin", at: ["actions"], copy: { of: "Goblin", at: ["actions", "Bow"] }, source },
    { of: "Goblin", at: ["actions"], copy: { of: "Orc", at: ["actions", "Bow"] }, source },
    { of: "Goblin", at: ["actions", "Spear"], leftOut: true, source } as const,
    { of: "Orc", at: ["hp"], was: 8, is: 7, source },
  ];
  expect(applyCorrections(goblins, corrections)).toEqual({ records: goblins, unneeded: corrections });
});
