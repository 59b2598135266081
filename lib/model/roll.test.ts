import fc from "fast-check";
import { expect, it } from "vitest";
import { saveLabel } from "@/lib/rules/dice-in-text";
import { LONGEST_ROLL_LABEL, rollLabel } from "./roll";

it("says whose a roll is and what it is for", () => {
  expect(rollLabel("Goblin", "to hit")).toBe("Goblin, to hit");
  expect(rollLabel("Goblin", "")).toBe("Goblin");
  expect(rollLabel("", "to hit")).toBe("to hit");
  expect(rollLabel("Damage")).toBe("Damage");
});

it("shortens the name where both are too long, never what is rolled for", () => {
  const save = saveLabel({ ability: "con", difficulty: 15 });
  const name = "Gruumsh-Blessed Chieftain of the Ninth Warren";
  expect(rollLabel(name, save)).toBe("Gruumsh-Blessed Chieftain of the N, Constitution save, DC 15");
  expect(rollLabel("x".repeat(33) + "\u{1f409}", save)).toBe(`${"x".repeat(33)}, ${save}`);
});

it("is always one that can be sent", () => {
  const words = fc.string({ unit: fc.constantFrom("a", " ", "\u{1f702}"), maxLength: 140 });
  fc.assert(
    fc.property(words, words, (who, what) => {
      const label = rollLabel(who, what);
      expect(label.isWellFormed() && label.length <= LONGEST_ROLL_LABEL).toBe(true);
    }),
  );
});
