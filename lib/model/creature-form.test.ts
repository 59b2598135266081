import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedSaves } from "@/lib/rules/creature";
import { ABILITIES, mapAbilities, modifier } from "@/lib/rules/abilities";
import { type Character, characterChange } from "./creature";
import { changedEncounter, changedHeritage, changedStats } from "./creature-changes";
import {
  characterFields,
  newCharacterFields,
  sentStats,
  sentCharacter,
  sentClass,
  sentHeritage,
} from "./creature-form";

const skill = fc.constantFrom("", "Stealth", "Perception", "Arcana");
const scores = fc
  .array(fc.integer({ min: 1, max: 30 }), { minLength: 6, maxLength: 6 })
  .map((list) => mapAbilities((ability) => list[ABILITIES.indexOf(ability)] ?? 10));
const character: fc.Arbitrary<Character> = fc.record({
  id: fc.nat(),
  campaignId: fc.nat(),
  createdBy: fc.constant(null),
  image: fc.constant(null),
  createdAt: fc.constant(new Date(0)),
  name: fc.string({ minLength: 1 }),
  description: fc.string(),
  level: fc.integer({ min: 1, max: 30 }),
  speed: fc.integer({ min: 0, max: 999 }),
  armourClass: fc.integer({ min: 0, max: 99 }),
  currentHitPoints: fc.integer({ min: 0, max: 10 }),
  maxHitPoints: fc.integer({ min: 10, max: 9999 }),
  temporaryHitPoints: fc.nat(),
  conditions: fc.constant([]),
  abilities: scores,
  savingThrows: scores,
  firstSkill: skill,
  secondSkill: skill,
  race: fc.string(),
  background: fc.string(),
  class: fc.string(),
});
const none = { race: null, background: null, class: null };

describe("the form of a character", () => {
  it("sends what is stored back as it was, with the armour that its dexterity does not make", () => {
    fc.assert(
      fc.property(character, (stored) => {
        const sent = sentCharacter(characterFields(stored, none));
        expect(sent).toMatchObject({
          name: stored.name,
          level: stored.level,
          speed: stored.speed,
          currentHitPoints: stored.currentHitPoints,
          maxHitPoints: stored.maxHitPoints,
          abilities: stored.abilities,
          armourClass: stored.armourClass,
        });
        // The same skill twice is chosen once.
        const skills = [...new Set([stored.firstSkill, stored.secondSkill])].filter(Boolean);
        expect([sent.firstSkill, sent.secondSkill].filter(Boolean)).toEqual(skills);
      }),
    );
  });

  it("keeps armour when dexterity changes, also where the modifier stays", () => {
    fc.assert(
      fc.property(character, fc.integer({ min: -3, max: 3 }), (stored, by) => {
        const dex = Math.min(Math.max(stored.abilities.dex + by, 1), 30);
        const before = characterFields(stored, none);
        const now = { ...before, abilities: { ...before.abilities, dex } };
        const written = { ...stored, ...characterChange(changedStats(before, now, stored)) };
        expect(written.armourClass).toBe(sentStats(now).armourClass);
      }),
    );
  });

  it("stores the skills that stand in it, wherever they were stored before", () => {
    const chosen = fc.uniqueArray(skill, { maxLength: 2 }).map((skills) => skills.filter(Boolean));
    fc.assert(
      fc.property(character, chosen, ({ firstSkill, secondSkill, ...stored }, skills) => {
        const heritage = { name: "", description: "", firstSkill, secondSkill, tools: [], languages: [] };
        const whole = { ...stored, firstSkill, secondSkill };
        const before = characterFields(whole, { race: heritage, background: null, class: null });
        const now = { ...before, skills, race: { ...before.race, skills } };
        const { race, ...stats } = changedEncounter(before, now);
        const sent = [changedStats(before, now, whole), changedHeritage(before.race, now.race), stats, race];
        for (const change of sent) {
          const left = { firstSkill, secondSkill, ...change };
          expect([...new Set([left.firstSkill, left.secondSkill])].filter(Boolean)).toEqual(skills);
        }
      }),
    );
  });

  it("keeps what a saving throw has beside its score, of a class or by hand, whichever scores change", () => {
    fc.assert(
      fc.property(character, scores, (stored, abilities) => {
        const saves = changedSaves(stored, abilities);
        for (const ability of ABILITIES)
          expect(saves[ability] - modifier(abilities[ability])).toBe(
            stored.savingThrows[ability] - modifier(stored.abilities[ability]),
          );
        const before = characterFields(stored, none);
        const change = characterChange(changedStats(before, { ...before, abilities }, stored));
        expect({ ...stored.savingThrows, ...change.savingThrows }).toEqual(saves);
      }),
    );
  });

  it("sends no saving throw whose score stays, which others may have changed", () => {
    const [stored] = fc.sample(character, 1);
    if (!stored) throw new Error("No character was made");
    const before = characterFields(stored, none);
    const con = stored.abilities.con === 30 ? 1 : stored.abilities.con + 1;
    const now = { ...before, abilities: { ...before.abilities, con } };
    expect(Object.keys(changedStats(before, now, stored).savingThrows ?? {})).toEqual(["con"]);
    expect(changedStats(before, before, stored)).toEqual({});
  });

  it("starts as the rules say", () => {
    expect(newCharacterFields()).toMatchObject({
      name: "New Character",
      level: 1,
      speed: 30,
      hitPoints: { current: 10, max: 10 },
      class: { maxEnergyLevel: 6 },
    });
  });

  it("drops blank tools and languages", () => {
    const origin = { ...newCharacterFields().class, tools: ["", " ", "Flute"], languages: ["  "] };
    expect(sentHeritage(origin)).toMatchObject({ tools: ["Flute"], languages: [] });
    expect(sentClass(origin)).toMatchObject({ tools: ["Flute"], languages: [] });
  });
});
