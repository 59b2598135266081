import type { Ability } from "@/lib/rules/abilities";
import type { Abilities } from "./creature";

/** What the library holds, kind by kind, as it is searched and read. A taken entry becomes an ordinary record of its own. */
export const LIBRARY_KINDS = ["monsters", "spells", "items", "conditions", "races", "classes"] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Required by the licence wherever material of the System Reference Document stands. */
export const SRD_NOTICE =
  "This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.";

/** A trait, an action or a rule: "Nimble Escape" and what it does. */
export interface Passage {
  name: string;
  text: string;
}

interface Entry {
  /** The name in lower case with hyphens, unique in its kind. */
  slug: string;
  name: string;
}

interface MonsterSummary extends Entry {
  /** "beast", "swarm of Tiny beasts". */
  type: string;
  size: string;
  /** "1/4", "14". */
  challenge: string;
  armourClass: number;
  /** The average. */
  hitPoints: number;
}
export interface Monster extends MonsterSummary {
  /** "goblinoid", or "". */
  subtype: string;
  alignment: string;
  /** "2d6", or "". */
  hitDice: string;
  /** "30 ft., fly 60 ft. (hover)". */
  speed: string;
  abilities: Abilities;
  /** Those that differ from the ability's modifier: "Dex +7, Con +10". */
  saves: string;
  /** "Perception +11, Stealth +7". */
  skills: string;
  vulnerabilities: string;
  resistances: string;
  immunities: string;
  conditionImmunities: string;
  /** "darkvision 60 ft., passive Perception 9". */
  senses: string;
  languages: string;
  traits: Passage[];
  actions: Passage[];
  reactions: Passage[];
  legendary: Passage[];
}

interface SpellSummary extends Entry {
  /** 0 for a cantrip, else 1 to 9. */
  level: number;
  school: string;
  classes: string[];
  castingTime: string;
}
export interface Spell extends SpellSummary {
  ritual: boolean;
  concentration: boolean;
  range: string;
  /** "20-foot-radius sphere", or "". */
  area: string;
  /** "V, S, M (a bit of fleece)". */
  components: string;
  /** "Concentration, up to 1 minute". */
  duration: string;
  damageTypes: string[];
  text: string;
  /** What it does with a slot of a higher level, or "". */
  higherLevels: string;
}

interface ItemSummary extends Entry {
  /** "Weapon". */
  category: string;
  /** "Martial melee", or "". */
  kind: string;
  /** "15 gp". */
  cost: string;
  /** "3 lb.", or "". */
  weight: string;
}
export interface Item extends ItemSummary {
  /** "1d8", or "". */
  damage: string;
  /** In two hands: "1d10", or "". */
  twoHanded: string;
  damageType: string;
  /** "20/60 ft.", or "". */
  range: string;
  /** Of armour: "14 + Dex modifier (max 2)", or "". */
  armourClass: string;
  properties: Passage[];
  text: string;
}

interface Condition extends Entry {
  text: string;
}

interface RaceSummary extends Entry {
  speed: number;
  size: string;
}
export interface Race extends RaceSummary {
  abilityBonuses: Partial<Record<Ability, number>>;
  skills: string[];
  /** Weapons and armour among them. */
  proficiencies: string[];
  tools: string[];
  languages: string[];
  traits: Passage[];
  text: string;
}

interface ClassSummary extends Entry {
  /** 6 to 12 sides. */
  hitDie: number;
}
export interface CharacterClassEntry extends ClassSummary {
  saves: Ability[];
  /** So many of these are chosen. */
  skillChoices: number;
  skills: string[];
  proficiencies: string[];
  tools: string[];
  /** Of each class level from 1 to 20, the spell slots of levels 1 to 6. */
  slots: number[][];
  text: string;
}

export interface LibrarySummaries {
  monsters: MonsterSummary;
  spells: SpellSummary;
  items: ItemSummary;
  conditions: Condition;
  races: RaceSummary;
  classes: ClassSummary;
}
export interface LibraryEntries {
  monsters: Monster;
  spells: Spell;
  items: Item;
  conditions: Condition;
  races: Race;
  classes: CharacterClassEntry;
}

/** What narrows a search; each kind knows some of them. Case doesn't matter. */
export interface LibraryFilters {
  /** Any parts of words. */
  query?: string;
  /** "1/4", or from one to another: "1/4..3". */
  challenge?: { from: number; to: number };
  type?: string;
  level?: number;
  school?: string;
  class?: string;
  category?: string;
  kind?: string;
}
