import { mapAbilities, modifier, type Scores } from "@/lib/rules/abilities";
import { armourClass, type HitPoints, newCharacter, newEncounter, savingThrows } from "@/lib/rules/creature";
import { type EnergyByLevel, MOST_ENERGY_LEVELS, noEnergy } from "@/lib/rules/energy";
import type { Character, CharacterSent, Encounter, StatBlock, StatsSent } from "./creature";
import type { CharacterClass, RaceOrBackground, OriginSent } from "./origin";

/** What a form holds about a race, a background or a class. */
export interface OriginFields {
  name: string;
  description: string;
  skills: string[];
  tools: string[];
  languages: string[];
}
export interface ClassFields extends OriginFields {
  energyName: string;
  maxEnergyLevel: number;
  energyAmounts: EnergyByLevel;
}
/** What the forms of characters and encounters have in common. */
export interface CreatureFields {
  name: string;
  /** A picture that was chosen just now. */
  portrait: File | undefined;
  description: string;
  level: number;
  speed: number;
  hitPoints: HitPoints;
  abilities: Scores;
  skills: string[];
  race: OriginFields;
}
export interface CharacterFields extends CreatureFields {
  background: OriginFields;
  class: ClassFields;
}

/** The same skill twice is chosen once. */
const named = (...skills: string[]) => [...new Set(skills)].filter((skill) => skill !== "");
const filled = (entries: readonly string[]) => entries.filter((entry) => entry.trim() !== "");

const noOrigin = (): OriginFields => ({
  name: "",
  description: "",
  skills: [],
  tools: [],
  languages: [],
});
const noClass = (): ClassFields => ({
  ...noOrigin(),
  energyName: "",
  maxEnergyLevel: MOST_ENERGY_LEVELS,
  energyAmounts: noEnergy(),
});

export const newEncounterFields = (): CreatureFields => ({
  ...newEncounter(),
  portrait: undefined,
  race: noOrigin(),
});
export const newCharacterFields = (): CharacterFields => ({
  ...newCharacter(),
  portrait: undefined,
  race: noOrigin(),
  background: noOrigin(),
  class: noClass(),
});

const heritageFields = (heritage: RaceOrBackground | null): OriginFields => {
  if (!heritage) return noOrigin();
  const { name, description, firstSkill, secondSkill, tools, languages } = heritage;
  return { name, description, skills: named(firstSkill, secondSkill), tools, languages };
};
const classFields = (origin: CharacterClass | null): ClassFields => {
  if (!origin) return noClass();
  const { name, description, skills, tools, languages, energyName, maxEnergyLevel, energyAmounts } = origin;
  return {
    name,
    description,
    skills: named(...skills),
    tools,
    languages,
    energyName,
    maxEnergyLevel,
    energyAmounts,
  };
};

/** A stored stat block as a form holds it; the race is its own matter. */
const statFields = (creature: StatBlock): Omit<CreatureFields, "race"> => ({
  name: creature.name,
  portrait: undefined,
  description: creature.description,
  level: creature.level,
  speed: creature.speed,
  hitPoints: { current: creature.currentHitPoints, max: creature.maxHitPoints },
  abilities: creature.abilities,
  skills: named(creature.firstSkill, creature.secondSkill),
});

export const encounterFields = (encounter: Encounter): CreatureFields => ({
  ...statFields(encounter),
  race: heritageFields(encounter.race),
});

export interface CharacterOrigins {
  race: RaceOrBackground | null;
  background: RaceOrBackground | null;
  class: CharacterClass | null;
}
export const characterFields = (character: Character, origins: CharacterOrigins): CharacterFields => ({
  ...statFields(character),
  race: heritageFields(origins.race),
  background: heritageFields(origins.background),
  class: classFields(origins.class),
});

/** A form's stat block as it is sent; the armour class follows from the scores. */
export const sentStats = (fields: Omit<CreatureFields, "race">) =>
  ({
    name: fields.name,
    description: fields.description,
    level: fields.level,
    speed: fields.speed,
    armourClass: armourClass(fields.abilities),
    currentHitPoints: fields.hitPoints.current,
    maxHitPoints: fields.hitPoints.max,
    abilities: fields.abilities,
    firstSkill: fields.skills[0] ?? "",
    secondSkill: fields.skills[1] ?? "",
  }) satisfies StatsSent;

export const sentHeritage = ({ skills, tools, languages, ...rest }: OriginFields): RaceOrBackground => ({
  ...rest,
  firstSkill: skills[0] ?? "",
  secondSkill: skills[1] ?? "",
  tools: filled(tools),
  languages: filled(languages),
});
export const sentClass = ({ tools, languages, ...rest }: ClassFields) =>
  ({ ...rest, tools: filled(tools), languages: filled(languages) }) satisfies OriginSent;

/** A whole encounter: it and its race are one call. */
export const sentEncounter = (fields: CreatureFields) => ({
  ...sentStats(fields),
  race: sentHeritage(fields.race),
});

/** A whole character: its saving throws are its modifiers. */
export const sentCharacter = (fields: CharacterFields) =>
  ({ ...sentStats(fields), savingThrows: savingThrows(fields.abilities) }) satisfies CharacterSent;

/** Saving throws while scores are changed: those of scores that stay keep what was set by hand. */
export const changedSaves = (
  before: Pick<Character, "abilities" | "savingThrows">,
  abilities: Scores,
): Scores =>
  mapAbilities((ability) =>
    abilities[ability] === before.abilities[ability]
      ? before.savingThrows[ability]
      : modifier(abilities[ability]),
  );
