import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { belonging, encounterAction, encounterItem, item, picture, spell } from "./belonging";
import { characterStats, statBlock } from "./creature";
import { listOf } from "./fields";
import { classRecord, heritage } from "./origin";

/** Whole creatures: a stat block with what the creature owns and is by origin, without ids, as files and copies hold it. */

const most = LIMIT.file.belongings;
const common = { image: picture, spells: listOf(spell, most) };

const isAlive = (one: { currentHitPoints: number; maxHitPoints: number }) =>
  one.currentHitPoints <= one.maxHitPoints;
const notAlive = { path: ["currentHitPoints"], error: "Must be at most the maximum" };

export const characterRecord = characterStats
  .extend({
    ...common,
    race: heritage.nullable(),
    background: heritage.nullable(),
    class: classRecord.nullable(),
    items: listOf(item, most),
    actions: listOf(belonging, most),
  })
  .refine(isAlive, notAlive);

export const encounterRecord = statBlock
  .extend({
    ...common,
    fromLibrary: z.boolean().optional(),
    race: heritage,
    items: listOf(encounterItem, most),
    actions: listOf(encounterAction, most),
  })
  .refine(isAlive, notAlive);

export type CharacterRecord = z.output<typeof characterRecord>;
export type EncounterRecord = z.output<typeof encounterRecord>;
