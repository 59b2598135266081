import { expect, it } from "vitest";
import { inkSeedOf } from "./ink-seed";

it("is the character's id, and the same for all of a kind", () => {
  expect(inkSeedOf({ characterId: 7, name: "Ilse 2" })).toBe(7);
  const goblins = ["Goblin", "Goblin 1", "Goblin 12"].map((name) => inkSeedOf({ characterId: null, name }));
  expect(new Set(goblins).size).toBe(1);
  expect(inkSeedOf({ characterId: null, name: "Ghoul" })).not.toBe(goblins[0]);
});
