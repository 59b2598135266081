import { describe, expect, it } from "vitest";
import { SPELL_LEVELS, spellLevelLabel, spellLevelOption } from "@/lib/rules/belonging";

describe("spell levels", () => {
  it("are shown as Cantrip or Lvl n", () => {
    expect(SPELL_LEVELS.map(spellLevelLabel)).toEqual([
      "Cantrip",
      "Lvl 1",
      "Lvl 2",
      "Lvl 3",
      "Lvl 4",
      "Lvl 5",
      "Lvl 6",
    ]);
  });

  it("are offered as Cantrip or Level n", () => {
    expect([spellLevelOption(0), spellLevelOption(6)]).toEqual(["Cantrip", "Level 6"]);
  });
});
