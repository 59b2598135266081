import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { ABILITIES, SCORE } from "@/lib/rules/abilities";
import { SPELL_LEVELS } from "@/lib/rules/belonging";
import { RANGE } from "@/lib/rules/creature";
import { ENERGY_LEVELS, MOST_ENERGY, MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import { type ItemAbility, itemAbility } from "./belonging";
import { campaignName, coverColour, faction, longText } from "./campaign";
import { requiredText, text } from "./text";

/**
 * A campaign as a file holds it, with the limits of what is stored rather than the tighter ones of the forms. No ids, no accounts:
 * a picture is named by its place in the file, a player by a name.
 */
const { file } = LIMIT;

const name = text(LIMIT.name);
const short = text(LIMIT.stored.short);
const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const listOf = <S extends z.ZodType>(entry: S, max: number = LIMIT.listEntries) =>
  z.array(entry).max(max, `At most ${max} entries`);
/** The name of an entry of the file; only ever compared with the names that are there. */
const picture = z.string().max(LIMIT.stored.short).nullable();
const sixOf = (range: { min: number; max: number }) => z.record(z.enum(ABILITIES), whole(range));
const energy = z
  .array(whole({ min: 0, max: MOST_ENERGY }))
  .length(ENERGY_LEVELS.length, `Must be ${ENERGY_LEVELS.length} numbers`);

const belonging = z.object({
  name: requiredText(LIMIT.name),
  type: name,
  description: longText,
  image: picture,
  range: short,
  area: short,
  cost: short,
  effects: listOf(text(LIMIT.stored.effect)),
  damageTypes: listOf(short),
});
const item = belonging.extend({ effects: listOf(text(LIMIT.stored.effect), 1) });
const spell = belonging.extend({ level: whole({ min: 0, max: SPELL_LEVELS.length - 1 }) });
const encounterItem = item.extend({ abilities: listOf(itemAbility) });
const encounterAction = belonging.extend({ type: requiredText(LIMIT.name) });

const origin = z.object({ name, description: longText, tools: listOf(short), languages: listOf(short) });
const heritage = origin.extend({ firstSkill: name, secondSkill: name });
const characterClass = origin.extend({
  skills: listOf(short),
  energyName: name,
  maxEnergyLevel: whole({ min: 1, max: MOST_ENERGY_LEVELS }),
  /** In the order of the levels. */
  energyAmounts: energy,
  energySpent: energy,
});

const creature = z.object({
  name: requiredText(LIMIT.name),
  image: picture,
  description: longText,
  level: whole(RANGE.level),
  speed: whole(RANGE.speed),
  armourClass: whole(RANGE.armourClass),
  currentHitPoints: whole({ min: 0, max: RANGE.maxHitPoints.max }),
  maxHitPoints: whole(RANGE.maxHitPoints),
  abilities: sixOf(SCORE),
  firstSkill: name,
  secondSkill: name,
  spells: listOf(spell, file.belongings),
});
const isAlive = (one: { currentHitPoints: number; maxHitPoints: number }) =>
  one.currentHitPoints <= one.maxHitPoints;
const notAlive = { path: ["currentHitPoints"], error: "Must be at most the maximum" };

const characterRecord = creature
  .extend({
    /** Who played it: a name for people to read, of no account. */
    player: text(LIMIT.username.max).nullable(),
    savingThrows: sixOf(RANGE.savingThrow),
    race: heritage.nullable(),
    background: heritage.nullable(),
    class: characterClass.nullable(),
    items: listOf(item, file.belongings),
    actions: listOf(belonging, file.belongings),
  })
  .refine(isAlive, notAlive);

const encounterRecord = creature
  .extend({
    race: heritage,
    items: listOf(encounterItem, file.belongings),
    actions: listOf(encounterAction, file.belongings),
  })
  .refine(isAlive, notAlive);

export const campaignRecord = z.object({
  name: campaignName,
  coverImage: picture,
  coverColour,
  description: longText,
  setting: longText,
  factions: listOf(faction),
  themes: listOf(name),
  mapImage: picture,
  /** The dungeon master's, oldest first. */
  notes: listOf(text(LIMIT.note), file.notes),
  characters: listOf(characterRecord, file.creatures),
  encounters: listOf(encounterRecord, file.creatures),
});

export type CharacterRecord = z.output<typeof characterRecord>;
export type EncounterRecord = z.output<typeof encounterRecord>;
export type CampaignRecord = z.output<typeof campaignRecord>;
export type BelongingRecord = z.output<typeof belonging> & { level?: number; abilities?: ItemAbility[] };
export type HeritageRecord = z.output<typeof heritage>;
export type ClassRecord = z.output<typeof characterClass>;

export const FILE_FORMAT = "tomekeeper-campaign";
/** Raised when a file of the new kind can't be read as one of the old. */
export const FILE_VERSION = 1;
/** What every file names first, so that another kind or a later version is told apart before the rest is read. */
export const fileHead = z.object({ format: z.string(), version: z.int() });
/** The pictures by their names in the file, with the SHA-256 of their bytes in hexadecimal digits. */
export const fileManifest = fileHead.extend({
  pictures: listOf(
    z.object({ file: z.string().max(LIMIT.stored.short), sha256: z.string().length(64) }),
    file.pictures,
  ),
});
export type FilePicture = z.output<typeof fileManifest>["pictures"][number];

/** How many of each kind came in, and in sentences what did not. */
export interface ImportReport {
  counts: Record<"notes" | "characters" | "encounters" | "items" | "spells" | "actions" | "pictures", number>;
  leftOut: string[];
}
