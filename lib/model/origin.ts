import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { ENERGY_LEVELS, type EnergyByLevel, MOST_ENERGY, MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import { listOf, whole } from "./fields";
import { longText, text } from "./text";

export type OriginKind = "race" | "background" | "class";

const name = text(LIMIT.name);
const names = listOf(text(LIMIT.stored.short));
const origin = z.object({ name, description: longText, tools: names, languages: names });

/** What a race or background is, whoever it belongs to. */
export const heritage = origin.extend({ firstSkill: name, secondSkill: name });
export type RaceOrBackground = z.output<typeof heritage>;

export const noHeritage = (): RaceOrBackground => ({
  name: "",
  description: "",
  firstSkill: "",
  secondSkill: "",
  tools: [],
  languages: [],
});

const energy = z
  .array(whole({ min: 0, max: MOST_ENERGY }))
  .length(ENERGY_LEVELS.length, `Must be ${ENERGY_LEVELS.length} numbers`);

/** What a class is, which names any number of skills; energy is listed in the order of its levels. */
export const classRecord = origin.extend({
  skills: names,
  energyName: name,
  /** How many energy levels there are. */
  maxEnergyLevel: whole({ min: 1, max: MOST_ENERGY_LEVELS }),
  energyAmounts: energy,
  energySpent: energy,
});
export type ClassRecord = z.output<typeof classRecord>;

interface OfCharacter {
  id: number;
  characterId: number;
  createdAt: Date;
}
/** A character's race or background. */
export type CharacterHeritage = OfCharacter & RaceOrBackground;
/** A character's class as it is stored; what is spent is never more than the amounts. */
export type CharacterClass = OfCharacter &
  Omit<ClassRecord, "energyAmounts" | "energySpent"> & {
    energyAmounts: EnergyByLevel;
    energySpent: EnergyByLevel;
  };

/** Any origin of a character as it is stored; what its kind doesn't know is at its default. */
export type Origin = CharacterHeritage & CharacterClass;

/** An origin as it is sent: any part of it. */
export type OriginSent = Partial<
  Omit<Origin, keyof OfCharacter | "energyAmounts"> & { energyAmounts: Partial<EnergyByLevel> }
>;
