import type { EnergyByLevel } from "@/lib/rules/energy";

export type OriginKind = "race" | "background" | "class";

/** What a race or background is, whoever it belongs to. */
export interface Heritage {
  name: string;
  description: string;
  firstSkill: string;
  secondSkill: string;
  tools: string[];
  languages: string[];
}
interface Energy {
  energyName: string;
  /** How many energy levels there are, 1 to 6. */
  maxEnergyLevel: number;
  energyAmounts: EnergyByLevel;
  /** Never more than the amounts. */
  energySpent: EnergyByLevel;
}
interface OfCharacter {
  id: number;
  characterId: number;
  createdAt: Date;
}
/** A character's race or background. */
export type CharacterHeritage = OfCharacter & Heritage;
/** A character's class, which names any number of skills. */
export type CharacterClass = OfCharacter &
  Energy &
  Omit<Heritage, "firstSkill" | "secondSkill"> & { skills: string[] };

/** Any origin of a character as it is stored; what its kind doesn't know is at its default. */
export type Origin = CharacterHeritage & CharacterClass;

/** An origin as it is sent: any part of it. */
export type OriginSent = Partial<
  Omit<Origin, keyof OfCharacter | "energyAmounts"> & { energyAmounts: Partial<EnergyByLevel> }
>;
