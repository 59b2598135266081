import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapAbilities, modifier } from "@/lib/rules/abilities";
import { canChoose, ORIGIN_SKILLS, SKILLS, SKILLS_OF, skillValue, toggleSkill } from "@/lib/rules/skills";

const skill = fc.constantFrom(...SKILLS);

describe("skills", () => {
  it("are nineteen, each of one ability", () => {
    expect(SKILLS).toHaveLength(19);
    expect(new Set(SKILLS).size).toBe(19);
    expect(Object.values(SKILLS_OF).map((skills) => skills.length)).toEqual([1, 3, 1, 5, 5, 4]);
  });

  it("offer races and backgrounds a shorter list", () => {
    expect(SKILLS).toEqual(expect.arrayContaining([...ORIGIN_SKILLS]));
    expect(ORIGIN_SKILLS.length).toBeLessThan(SKILLS.length);
  });

  it("are worth the modifier and 2 for each source that chose them", () => {
    const sources = fc.array(fc.uniqueArray(skill, { maxLength: 2 }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), sources, (score, chosen) => {
        const times = chosen.filter((source) => source.includes("Perception")).length;
        const value = skillValue(
          mapAbilities(() => score),
          "wis",
          "Perception",
          ...chosen,
        );
        expect(value).toBe(modifier(score) + 2 * times);
      }),
    );
  });

  it("are never more than two, each once, whatever is clicked", () => {
    fc.assert(
      fc.property(fc.array(skill), (clicks) => {
        const chosen = clicks.reduce<string[]>(toggleSkill, []);
        expect(chosen.length).toBeLessThanOrEqual(2);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });

  it("can be taken back when two are chosen, and no third one chosen", () => {
    const two = ["Arcana", "Stealth"];
    expect([canChoose(two, "Stealth"), canChoose(two, "History")]).toEqual([true, false]);
    expect(toggleSkill(two, "History")).toEqual(two);
    expect(toggleSkill(two, "Arcana")).toEqual(["Stealth"]);
  });
});
