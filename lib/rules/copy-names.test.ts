import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyNames } from "@/lib/rules/copy-names";

describe("names of copies", () => {
  it.each([
    ["Goblin", [], 2, ["Goblin 2", "Goblin 3"]],
    ["Goblin", ["Goblin", "Goblin 2", "Goblin 7", "Goblin King 9"], 2, ["Goblin 8", "Goblin 9"]],
    ["Goblin 2", ["Goblin", "Goblin 2"], 1, ["Goblin 3"]],
    ["7", [], 1, ["7 2"]],
    ["", [], 1, [" 2"]],
  ])("go on counting from %j where %j are taken", (name, taken, count, names) => {
    expect(copyNames(name, taken, count, 120)).toEqual(names);
  });

  it("differ where a long name has to be cut for its number", () => {
    const name = "x".repeat(120);
    const [first = ""] = copyNames(name, [name], 1, 120);
    expect(copyNames(name, [name, first], 2, 120)).toEqual([`${"x".repeat(118)} 3`, `${"x".repeat(118)} 4`]);
  });

  it("are new, well formed and never too long", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", " ", "2", "\u{1f702}"), maxLength: 120 }),
        fc.array(fc.constantFrom("a", "a 2", "2", "2 17")),
        fc.integer({ min: 1, max: 20 }),
        (name, taken, count) => {
          const names = copyNames(name, taken, count, 120);
          expect(new Set([...names, ...taken]).size).toBe(count + new Set(taken).size);
          for (const copy of names) expect(copy.isWellFormed() && copy.length <= 120).toBe(true);
        },
      ),
    );
  });
});
