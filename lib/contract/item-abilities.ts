import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { type ItemAbility, itemAbility } from "@/lib/model/belonging";
import { text } from "@/lib/model/text";
import { wireObjects } from "./codecs";

const PARTS = Object.keys(itemAbility.shape);
const toText = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

/** Clients exist that leave parts of an ability null, send a cost as a number, or send the name alone. */
const readable = (value: unknown): unknown => {
  if (typeof value === "string") return { name: value };
  if (typeof value !== "object" || value === null) return value;
  const sent = value as Record<string, unknown>;
  const parts = PARTS.filter((name) => Object.hasOwn(sent, name) && sent[name] !== null);
  return Object.fromEntries(parts.map((name) => [name, toText(sent[name])]));
};
const isBlank = (ability: ItemAbility) => Object.values(ability).every((part) => part.trim() === "");

export const wireAbilities = wireObjects(z.preprocess(readable, itemAbility), isBlank);

/** The limits of new abilities; stored ones may be longer. */
export const newAbilities = z.array(
  z.object({
    name: text(LIMIT.belongingName),
    range: text(LIMIT.range),
    area: text(LIMIT.area),
    cost: text(LIMIT.cost),
    effect: text(LIMIT.effect),
  }),
);
