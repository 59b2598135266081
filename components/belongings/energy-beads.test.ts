import { expect, test } from "vitest";
import type { CharacterClass } from "@/lib/model/origin";
import { noEnergy } from "@/lib/rules/energy";
import { energyLeftFor } from "./energy-beads";

const tides: CharacterClass = {
  id: 1,
  characterId: 1,
  name: "Warden",
  description: "",
  skills: [],
  tools: [],
  languages: [],
  energyName: "Tides",
  maxEnergyLevel: 6,
  energyAmounts: { ...noEnergy(), 2: 1 },
  energySpent: noEnergy(),
  createdAt: new Date(0),
};

test.each([
  [0, undefined],
  [2, undefined],
  [3, "no Tides of level 3 left"],
  // No class can have energy of these.
  [7, undefined],
  [9, undefined],
])("what is missing for a spell of level %i", (level, missing) => {
  expect(energyLeftFor(level, tides)).toBe(missing);
});
