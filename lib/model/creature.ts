import { type Ability, modifier } from "@/lib/rules/abilities";
import { armourClass, newCharacter, newEncounter, savingThrows } from "@/lib/rules/creature";
import type { Heritage } from "./origin";

/** Six numbers, one an ability. */
export type Abilities = Record<Ability, number>;

/** What characters and encounters have in common. */
export interface StatBlock {
  name: string;
  description: string;
  level: number;
  speed: number;
  armourClass: number;
  currentHitPoints: number;
  maxHitPoints: number;
  abilities: Abilities;
  firstSkill: string;
  secondSkill: string;
}
interface Creature extends StatBlock {
  id: number;
  campaignId: number;
  image: string | null;
  createdAt: Date;
}
export interface Character extends Creature {
  /** The owner's user id; null once the owner's account is deleted. */
  createdBy: number | null;
  savingThrows: Abilities;
  /** Names of its origins, "" where it has none. */
  race: string;
  background: string;
  class: string;
}
/** Its saving throws follow from its scores. */
export interface Encounter extends Creature {
  race: Heritage;
}
/** What a card and the sheet show of an encounter: all but the long texts, so that hundreds of them are soon there. */
export interface EncounterStats extends Omit<Creature, "campaignId" | "createdAt" | "description"> {
  race: Pick<Heritage, "name" | "firstSkill" | "secondSkill">;
}

/** A stat block as it is sent: any part of it. */
export type StatsSent = Partial<Omit<StatBlock, "abilities">> & { abilities?: Partial<Abilities> };
export interface CharacterSent extends StatsSent {
  savingThrows?: Partial<Abilities>;
  /** Both skills in one, read where they aren't sent one by one. */
  selectedSkills?: string[];
}
export type CharacterChange = Omit<CharacterSent, "selectedSkills"> & { image?: string };
export type EncounterChange = StatsSent & { image?: string; race?: Partial<Heritage> };

const startingStats = (start: ReturnType<typeof newCharacter>, sent: StatsSent): StatBlock => {
  const abilities = { ...start.abilities, ...sent.abilities };
  const maxHitPoints = sent.maxHitPoints ?? start.hitPoints.max;
  return {
    description: start.description,
    level: start.level,
    speed: start.speed,
    armourClass: armourClass(abilities),
    firstSkill: "",
    secondSkill: "",
    ...sent,
    name: sent.name?.trim() ? sent.name : start.name,
    abilities,
    maxHitPoints,
    currentHitPoints: Math.min(maxHitPoints, sent.currentHitPoints ?? maxHitPoints),
  };
};

const withSkills = <S extends CharacterSent>({ selectedSkills, ...sent }: S) => {
  const [firstSkill = "", secondSkill = ""] = selectedSkills ?? [];
  return { ...(selectedSkills && { firstSkill, secondSkill }), ...sent };
};

/** A whole new character: what isn't sent starts usual, or follows from the scores. */
export const startingCharacter = (sent: CharacterSent) => {
  const stats = startingStats(newCharacter(), withSkills(sent));
  return { ...stats, savingThrows: { ...savingThrows(stats.abilities), ...sent.savingThrows } };
};

export const startingEncounter = (sent: StatsSent) => startingStats(newEncounter(), sent);

const savesFrom = (abilities: Partial<Abilities>): Partial<Abilities> =>
  Object.fromEntries(Object.entries(abilities).map(([ability, score]) => [ability, modifier(score)]));

/** A change of a character: saving throws and armour class that aren't sent follow the scores that are. */
export const characterChange = (sent: CharacterSent): Omit<CharacterChange, "image"> => {
  const { abilities = {} } = sent;
  return {
    ...(abilities.dex !== undefined && { armourClass: 10 + modifier(abilities.dex) }),
    ...withSkills(sent),
    savingThrows: { ...savesFrom(abilities), ...sent.savingThrows },
  };
};
