import { LIMIT } from "@/lib/constants";
import type { OriginKind, OriginSent } from "@/lib/model/origin";
import { text } from "@/lib/model/text";
import { wireDate, wireId, wireList } from "./codecs";
import { endpoint } from "./endpoint";
import { entriesOf, wireEnergyAmount, wireEnergyLevels, wireEnergySpent } from "./game-codecs";
import {
  type AnswerCodec,
  readOnly,
  type BodyCodec,
  field,
  createOnly,
  limitedField,
  listOf,
  wireRecord,
} from "./wire";

const name = text(LIMIT.name);
const names = wireList({ max: LIMIT.stored.short, plain: "commas" });

/** A list of tools or of languages. */
export const proficiencies = (wire: string) => limitedField(wire, names, entriesOf(LIMIT.proficiency));

const shared = (kind: OriginKind) => ({
  id: readOnly(`${kind}_id`, wireId),
  characterId: createOnly("character_id", wireId),
  name: field(`${kind}_name`, name),
  description: field(`${kind}_description`, text(LIMIT.description)),
  tools: proficiencies("tool_proficiencies"),
  languages: proficiencies("language_proficiencies"),
  createdAt: readOnly("created_at", wireDate),
});

const race = wireRecord({
  ...shared("race"),
  firstSkill: field("race_skill_1", name),
  secondSkill: field("race_skill_2", name),
});
const background = wireRecord({
  ...shared("background"),
  firstSkill: field("skill_selected_1", name),
  secondSkill: field("skill_selected_2", name),
});
const characterClass = wireRecord({
  ...shared("class"),
  skills: field("selected_skills", names),
  energyName: field("energy_name", name),
  maxEnergyLevel: field("max_energy_level", wireEnergyLevels),
  energyAmounts: {
    1: field("amount_lv1", wireEnergyAmount),
    2: field("amount_lv2", wireEnergyAmount),
    3: field("amount_lv3", wireEnergyAmount),
    4: field("amount_lv4", wireEnergyAmount),
    5: field("amount_lv5", wireEnergyAmount),
    6: field("amount_lv6", wireEnergyAmount),
  },
  energySpent: field("energy_spent", wireEnergySpent),
});

interface OriginRecord<M> {
  answer: AnswerCodec<M>;
  patch: BodyCodec<OriginSent>;
  create: (required: readonly "characterId"[]) => BodyCodec<OriginSent & { characterId: number }>;
}

const CREATURE = { characters: "guard" } as const;

/** The calls of one kind of origin, of which a character has one or none. */
const originCalls = <M, const B extends string>(kind: OriginKind, base: B, record: OriginRecord<M>) => ({
  kind,
  list: endpoint(`GET /api/${base}/character/[id]`, {
    access: { may: "character:read", character: "id" },
    answer: listOf(record.answer),
  }),
  create: endpoint(`POST /api/${base}`, {
    access: { may: "character:change", character: "character_id" },
    touches: CREATURE,
    body: record.create(["characterId"]),
    answer: record.answer,
    status: 201,
  }),
  change: endpoint(`PUT /api/${base}/[id]`, {
    access: { may: "character:change", origin: "id", kind },
    touches: CREATURE,
    body: record.patch,
    answer: record.answer,
  }),
});

export const characterRaces = originCalls("race", "character-races", race);
export const characterBackgrounds = originCalls("background", "character-backgrounds", background);
export const characterClasses = originCalls("class", "character-classes", characterClass);
