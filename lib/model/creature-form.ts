import { mapAbilities, type Scores } from "@/lib/rules/abilities";
import { armourClass, newCharacter, newEncounter, savingThrows } from "@/lib/rules/creature";
import type { PlainHitPoints } from "@/lib/rules/hit-points";
import { type EnergyByLevel, MOST_ENERGY_LEVELS, noEnergy } from "@/lib/rules/energy";
import { SKILL_BONUS } from "@/lib/rules/skills";
import type { Character, CharacterSent, Encounter, StatBlock, StatsSent } from "./creature";
import type { CharacterClass, RaceOrBackground, OriginSent } from "./origin";
import { type Before, nothingBefore } from "./origin-says";

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
/** An entry of the library that a race or class was taken from, what is ticked of what it says, and what stood there before. */
interface TakenFields extends Before {
  /** Empty where none was. */
  slug: string;
  ticks: string[];
}
/** What the forms of characters and encounters have in common. */
export interface CreatureFields {
  name: string;
  /** A picture that was chosen just now. */
  portrait: File | undefined;
  description: string;
  level: number;
  speed: number;
  hitPoints: PlainHitPoints;
  abilities: Scores;
  /** By how much its armour class is above what follows from its dexterity: of hide, armour or a shield. */
  armourBonus: number;
  skills: string[];
  race: OriginFields;
  /** Nothing of it is sent: what is ticked is in the other fields. */
  taken: { race: TakenFields; class: TakenFields };
}
export interface CharacterFields extends CreatureFields {
  background: OriginFields;
  class: ClassFields;
  /** Abilities whose saving throws are better by 2; absent where they are set by hand. */
  saves?: string[];
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
export const noClass = (): ClassFields => ({
  ...noOrigin(),
  energyName: "",
  maxEnergyLevel: MOST_ENERGY_LEVELS,
  energyAmounts: noEnergy(),
});

const nothingTaken = (): CreatureFields["taken"] => {
  const none = () => ({ slug: "", ticks: [], ...nothingBefore() });
  return { race: none(), class: none() };
};

export const newEncounterFields = (): CreatureFields => ({
  ...newEncounter(),
  armourBonus: 0,
  portrait: undefined,
  race: noOrigin(),
  taken: nothingTaken(),
});
export const newCharacterFields = (): CharacterFields => ({
  ...newCharacter(),
  armourBonus: 0,
  portrait: undefined,
  race: noOrigin(),
  background: noOrigin(),
  class: noClass(),
  taken: nothingTaken(),
  saves: [],
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
  armourBonus: creature.armourClass - armourClass(creature.abilities),
  skills: named(creature.firstSkill, creature.secondSkill),
  taken: nothingTaken(),
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

/** A form's stat block as it is sent. */
export const sentStats = (fields: Omit<CreatureFields, "race" | "taken">) =>
  ({
    name: fields.name,
    description: fields.description,
    level: fields.level,
    speed: fields.speed,
    armourClass: armourClass(fields.abilities, fields.armourBonus),
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

/** A whole character: its saving throws are its modifiers, and 2 more where its class is ticked to say so. */
export const sentCharacter = (fields: CharacterFields) => {
  const plain = savingThrows(fields.abilities);
  const better = mapAbilities((ability) => (fields.saves?.includes(ability) ? SKILL_BONUS : 0));
  return {
    ...sentStats(fields),
    savingThrows: mapAbilities((ability) => plain[ability] + better[ability]),
  } satisfies CharacterSent;
};
