import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { type Ability, modifier, SCORE } from "@/lib/rules/abilities";
import { armourClass, newCharacter, newEncounter, RANGE, savingThrows } from "@/lib/rules/creature";
import { conditions } from "./condition";
import { sixOf, whole } from "./fields";
import type { RaceOrBackground } from "./origin";
import { longText, requiredText, text } from "./text";

/** Six numbers, one an ability. */
export type Abilities = Record<Ability, number>;

const skill = text(LIMIT.name);
/** What characters and encounters have in common, with what may be stored. Current hit points are at most the maximum. */
export const statBlock = z.object({
  name: requiredText(LIMIT.name),
  description: longText,
  level: whole(RANGE.level),
  speed: whole(RANGE.speed),
  armourClass: whole(RANGE.armourClass),
  currentHitPoints: whole({ min: 0, max: RANGE.maxHitPoints.max }),
  maxHitPoints: whole(RANGE.maxHitPoints),
  /** Spent before the others; they never add up. */
  temporaryHitPoints: whole(RANGE.temporaryHitPoints).default(0),
  abilities: sixOf(SCORE),
  firstSkill: skill,
  secondSkill: skill,
});
export type StatBlock = z.output<typeof statBlock>;

/** What a character has besides: an encounter's saving throws follow from its scores. */
export const characterStats = statBlock.extend({
  savingThrows: sixOf(RANGE.savingThrow),
  conditions: conditions.default([]),
});
type CharacterStats = z.output<typeof characterStats>;

interface Stored {
  id: number;
  campaignId: number;
  image: string | null;
  createdAt: Date;
}
export interface Character extends Stored, CharacterStats {
  /** The owner's user id; null once the owner's account is deleted. */
  createdBy: number | null;
  /** Names of its origins, "" where it has none. */
  race: string;
  background: string;
  class: string;
}
/** Its saving throws follow from its scores. */
export interface Encounter extends Stored, StatBlock {
  /** As the library gave it. */
  fromLibrary: boolean;
  race: RaceOrBackground;
}
/** What a card and the sheet show of an encounter: all but the long texts, so that hundreds of them are soon there. */
export interface EncounterStats extends Omit<Stored & StatBlock, "campaignId" | "createdAt" | "description"> {
  fromLibrary: boolean;
  race: Pick<RaceOrBackground, "name" | "firstSkill" | "secondSkill">;
}

/** A stat block as it is sent: any part of it. */
export type StatsSent = Partial<Omit<StatBlock, "abilities">> & { abilities?: Partial<Abilities> };
export type CharacterSent = StatsSent &
  Partial<Omit<CharacterStats, keyof StatBlock | "savingThrows">> & {
    savingThrows?: Partial<Abilities>;
    /** Both skills in one, read where they aren't sent one by one. */
    selectedSkills?: string[];
  };
export type CharacterChange = Omit<CharacterSent, "selectedSkills"> & { image?: string };
export type EncounterChange = StatsSent & { image?: string; race?: Partial<RaceOrBackground> };

const startingStats = (start: ReturnType<typeof newCharacter>, sent: StatsSent) => {
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
  const saves = { ...savingThrows(stats.abilities), ...sent.savingThrows };
  return characterStats.parse({ ...stats, savingThrows: saves });
};

export const startingEncounter = (sent: StatsSent) => statBlock.parse(startingStats(newEncounter(), sent));

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
