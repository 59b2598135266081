import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { HIGHEST_SPELL_LEVEL } from "@/lib/rules/belonging";
import { listOf, whole } from "./fields";
import { longText, requiredText, text } from "./text";

export type BelongingKind = "item" | "spell" | "action";
export type Owner = { readonly characterId: number } | { readonly encounterId: number };

const short = text(LIMIT.stored.short).default("");
const effect = text(LIMIT.stored.effect);
/** What an encounter's item lets its bearer do. */
export const itemAbility = z.object(
  { name: short, range: short, area: short, cost: short, effect: effect.default("") },
  "An ability has a name, a range, an area, a cost and an effect",
);
export type ItemAbility = z.output<typeof itemAbility>;

/** The address of a picture in the store, or its name in a file; only ever compared with those that are there. */
export const picture = z.string().max(LIMIT.stored.short).nullable();

/** What a character or an encounter owns, with what may be stored: an action, or what an item and a spell have in common with it. */
export const belonging = z.object({
  name: requiredText(LIMIT.name),
  type: text(LIMIT.name),
  description: longText,
  image: picture,
  range: text(LIMIT.stored.short),
  area: text(LIMIT.stored.short),
  cost: text(LIMIT.stored.short),
  effects: listOf(effect),
  damageTypes: listOf(text(LIMIT.stored.short)),
  /** As the library gave it. */
  fromLibrary: z.boolean().optional(),
});
/** Of an item one effect or none. */
export const item = belonging.extend({ effects: listOf(effect, 1) });
/** Of level 0 for a cantrip. */
export const spell = belonging.extend({ level: whole({ min: 0, max: HIGHEST_SPELL_LEVEL }) });
export const encounterItem = item.extend({ abilities: listOf(itemAbility) });
/** An encounter's actions are listed by type. */
export const encounterAction = belonging.extend({ type: requiredText(LIMIT.name) });

/** Any of them: a level has a spell only, abilities an encounter's item only. */
export type BelongingRecord = z.output<typeof belonging> &
  Partial<Pick<z.output<typeof spell>, "level"> & Pick<z.output<typeof encounterItem>, "abilities">>;

export interface Belonging extends BelongingRecord {
  id: number;
  /** The character's or the encounter's. */
  ownerId: number;
  fromLibrary: boolean;
  createdAt: Date;
}

/** A belonging as it is sent: any part of it. */
export type BelongingSent = Partial<Omit<BelongingRecord, "image" | "fromLibrary">>;
export type NewBelonging = BelongingSent & Pick<Belonging, "ownerId" | "name">;
