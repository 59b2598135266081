import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { belongingFormTexts } from "@/lib/messages/belonging-forms";
import type { Belonging, BelongingKind, BelongingSent, NewBelonging } from "@/lib/model/belonging";
import { requiredText, text } from "@/lib/model/text";
import type { Action } from "@/lib/policy";
import { ACTION_TYPES } from "@/lib/rules/belonging";
import { wireDate, wireMark, wireId, wireList } from "./codecs";
import { type ResourceSpec, type Endpoint, endpoint, message } from "./endpoint";
import { entriesOf, newSpellLevel, wireOneEffect, wireShortText, wireSpellLevel } from "./game-codecs";
import { newAbilities, wireAbilities } from "./item-abilities";
import { type Taken, takenBody } from "./taken-belonging";
import {
  type AnswerCodec,
  readOnly,
  type BodyCodec,
  field,
  createOnly,
  limitedField,
  listOf,
  picture,
  aliased,
  wireRecord,
} from "./wire";

export type OwnerKind = "character" | "encounter";

const damageTypes = wireList({ max: LIMIT.stored.short, plain: "commas" });
const effects = wireList({ max: LIMIT.stored.effect, plain: "lines" });
const newEffects = entriesOf(LIMIT.effect);
const short = (wire: string, max: number) => limitedField(wire, wireShortText, text(max));

/** An encounter's actions are listed by type. */
const isTypeRequired = (owner: OwnerKind, kind: BelongingKind) => owner === "encounter" && kind === "action";

/** The fields that items, spells and actions have in common, under their own names. */
const shared = (owner: OwnerKind, kind: BelongingKind, id: string) => {
  const { nameRequired } = belongingFormTexts[owner][kind];
  const type = isTypeRequired(owner, kind) ? requiredText(LIMIT.name, nameRequired) : text(LIMIT.name);
  return {
    id: readOnly(id, wireId),
    ownerId: createOnly(`${owner}_id`, wireId),
    name: field(`${kind}_name`, requiredText(LIMIT.name, nameRequired)),
    type: field(`${kind}_type`, type),
    description: field(`${kind}_description`, text(LIMIT.description)),
    image: picture(`${kind}_image`),
    range: short(`${kind}_range`, LIMIT.range),
    area: short(`${kind}_area`, LIMIT.area),
    cost: short(`${kind}_cost`, LIMIT.cost),
    damageTypes: limitedField("damage_types", damageTypes, entriesOf(LIMIT.damageType)),
    fromLibrary: readOnly("from_library", wireMark),
    createdAt: readOnly("created_at", wireDate),
  };
};

const item = (owner: OwnerKind, id: string) => ({
  ...shared(owner, "item", id),
  effects: limitedField(
    "item_effect",
    wireOneEffect,
    entriesOf(LIMIT.effect, `At most ${LIMIT.effect} characters`),
  ),
});
const spell = (owner: OwnerKind, id: string) => ({
  ...shared(owner, "spell", id),
  effects: limitedField("spell_effects", effects, newEffects, "spell_effect"),
  level: limitedField("spell_level", wireSpellLevel, newSpellLevel),
});
const ACTION_TYPE = `Must be ${ACTION_TYPES.slice(0, -1).join(", ")} or ${ACTION_TYPES.at(-1)}`;
/** New actions have one of the types, or none where none is required; stored ones may have another. */
const newActionType = z
  .enum(["", ...ACTION_TYPES], ACTION_TYPE)
  .meta({ maxLength: LIMIT.name, description: ACTION_TYPE });

const typed = (owner: OwnerKind, id: string) => {
  const { type, ...rest } = shared(owner, "action", id);
  return { ...rest, type: limitedField("action_type", type.codec, newActionType) };
};
const action = (owner: OwnerKind, id: string) => ({
  ...typed(owner, id),
  effects: aliased("effects", limitedField("action_effects", effects, newEffects)),
});

interface Pictures {
  image?: File;
}
interface BelongingRecord {
  answer: AnswerCodec<Belonging>;
  patch: BodyCodec<BelongingSent, Pictures>;
  create: (
    required: readonly ("ownerId" | "name" | "type")[],
    missing: { name: string; type: string },
  ) => BodyCodec<NewBelonging, Pictures>;
}
type Access = { readonly may: Action } & ResourceSpec;
type None = Record<never, never>;
/** A change of what a creature owns is one of the creature. */
type TouchesOwner = { readonly characters: "guard" } | { readonly encounters: "guard" };

/** The calls of one kind of belonging of one kind of owner; all seven have the same types. */
export interface BelongingCalls {
  owner: OwnerKind;
  kind: BelongingKind;
  /** An entry of the library as an ordinary record; of an action also which one of the monster. */
  take: Endpoint<`POST /api/${string}/from-library`, Access, Taken, None, Belonging, TouchesOwner>;
  list: Endpoint<`GET /api/${string}/[id]`, Access, undefined, None, Belonging[]>;
  create: Endpoint<`POST /api/${string}`, Access, NewBelonging, Pictures, Belonging, TouchesOwner>;
  change: Endpoint<`PUT /api/${string}/[id]`, Access, BelongingSent, Pictures, Belonging, TouchesOwner>;
  remove: Endpoint<`DELETE /api/${string}/[id]`, Access, undefined, None, { message: string }, TouchesOwner>;
}

const callsOf = (
  owner: OwnerKind,
  kind: BelongingKind,
  { base, list = base, record }: { base: string; list?: string; record: BelongingRecord },
): BelongingCalls => {
  const { nameRequired } = belongingFormTexts[owner][kind];
  const [read, change] =
    owner === "character"
      ? (["character:read", "character:change"] as const)
      : (["encounter:use", "encounter:use"] as const);
  const ownerIn = (name: string) => (owner === "character" ? { character: name } : { encounter: name });
  const itself = { may: change, belonging: "id", owner, kind } as const;
  const touches: TouchesOwner = owner === "character" ? { characters: "guard" } : { encounters: "guard" };
  const { answer, patch } = record;
  const body = record.create(
    isTypeRequired(owner, kind) ? ["ownerId", "name", "type"] : ["ownerId", "name"],
    {
      name: nameRequired,
      type: nameRequired,
    },
  );
  return {
    owner,
    kind,
    list: endpoint(`GET /api/${list}/[id]`, {
      access: { may: read, ...ownerIn("id") },
      answer: listOf(answer),
    }),
    create: endpoint(`POST /api/${base}`, {
      access: { may: change, ...ownerIn(`${owner}_id`) },
      touches,
      body,
      answer,
      status: 201,
    }),
    take: endpoint(`POST /api/${base}/from-library`, {
      access: { may: change, ...ownerIn(`${owner}_id`) },
      touches,
      body: takenBody(owner, kind),
      answer,
      status: 201,
    }),
    change: endpoint(`PUT /api/${base}/[id]`, { access: itself, touches, body: patch, answer }),
    remove: endpoint(`DELETE /api/${base}/[id]`, { access: itself, touches, answer: message }),
  };
};

export const characterItems = callsOf("character", "item", {
  base: "character-inventory",
  list: "character-inventory/character",
  record: wireRecord(item("character", "character_inventory_id")),
});
export const characterSpells = callsOf("character", "spell", {
  base: "character-spells",
  list: "character-spells/character",
  record: wireRecord(spell("character", "character_spell_id")),
});
export const characterActions = callsOf("character", "action", {
  base: "character-actions",
  record: wireRecord(action("character", "character_action_id")),
});
export const encounterItems = callsOf("encounter", "item", {
  base: "encounter-inventory",
  list: "encounter-inventory/encounter",
  record: wireRecord({
    ...item("encounter", "encounter_item_id"),
    abilities: limitedField("abilities", wireAbilities, newAbilities),
  }),
});
export const encounterSpells = callsOf("encounter", "spell", {
  base: "encounter-spells",
  list: "encounter-spells/encounter",
  record: wireRecord(spell("encounter", "encounter_spell_id")),
});
export const encounterActions = callsOf("encounter", "action", {
  base: "encounter-actions",
  record: wireRecord(action("encounter", "encounter_action_id")),
});

export const belongingCalls: Record<OwnerKind, Record<BelongingKind, BelongingCalls>> = {
  character: { item: characterItems, spell: characterSpells, action: characterActions },
  encounter: { item: encounterItems, spell: encounterSpells, action: encounterActions },
};
