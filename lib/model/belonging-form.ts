import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import type { Belonging, BelongingKind, BelongingSent } from "./belonging";
import { requiredText, text } from "./text";

const short = text(LIMIT.stored.short);

/**
 * What the form of a belonging holds. The limits are those of what is stored: fields take no more than the tighter ones for new values,
 * but what is stored above them may stay. A `refusal` is said where the name is missing, or the type where `typed` asks for one.
 */
export const belongingForm = (refusal: string, typed: boolean) =>
  z.object({
    name: requiredText(LIMIT.name, refusal),
    type: typed ? requiredText(LIMIT.name, refusal) : text(LIMIT.name),
    level: z.number(),
    image: z.instanceof(File).optional(),
    description: text(LIMIT.description),
    range: short,
    area: short,
    cost: short,
    /** One a line; of an item one text. */
    effects: z.string(),
    damageTypes: z.array(short),
    abilities: z.array(
      z.object({ name: short, range: short, area: short, cost: short, effect: text(LIMIT.stored.effect) }),
    ),
  });

export type BelongingFields = z.output<ReturnType<typeof belongingForm>>;

export const newBelongingFields = (): BelongingFields => ({
  name: "",
  type: "",
  level: 0,
  image: undefined,
  description: "",
  range: "",
  area: "",
  cost: "",
  effects: "",
  damageTypes: [],
  abilities: [],
});

export const belongingFields = (belonging: Belonging): BelongingFields => ({
  name: belonging.name,
  type: belonging.type,
  level: belonging.level ?? 0,
  image: undefined,
  description: belonging.description,
  range: belonging.range,
  area: belonging.area,
  cost: belonging.cost,
  effects: belonging.effects.join("\n"),
  damageTypes: belonging.damageTypes,
  abilities: belonging.abilities ?? [],
});

/** The effects of a spell or an action are its lines; an item has one text. */
const effectsOf = (kind: BelongingKind, typed: string): string[] =>
  kind === "item"
    ? [typed].filter((effect) => effect.trim() !== "")
    : typed.split(/\r?\n/).filter((effect) => effect.trim() !== "");

const isFilled = (ability: object) => Object.values(ability).some((part) => String(part).trim() !== "");

/** A form as it is sent: without blank damage types and abilities, and without what its kind doesn't have. */
export const sentBelonging = (kind: BelongingKind, fields: BelongingFields, withAbilities: boolean) => {
  const { image: _, effects, level, abilities, damageTypes, ...rest } = fields;
  return {
    ...rest,
    effects: effectsOf(kind, effects),
    damageTypes: damageTypes.filter((type) => type.trim() !== ""),
    ...(kind === "spell" && { level }),
    ...(withAbilities && { abilities: abilities.filter(isFilled) }),
  } satisfies BelongingSent;
};
