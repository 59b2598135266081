import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { text } from "./text";

export type BelongingKind = "item" | "spell" | "action";
export type Owner = { readonly characterId: number } | { readonly encounterId: number };

const short = text(LIMIT.stored.short).default("");
/** What an encounter's item lets its bearer do. */
export const itemAbility = z.object(
  { name: short, range: short, area: short, cost: short, effect: text(LIMIT.stored.effect).default("") },
  "An ability has a name, a range, an area, a cost and an effect",
);
export type ItemAbility = z.output<typeof itemAbility>;

/** What a character or an encounter owns. */
export interface Belonging {
  id: number;
  /** The character's or the encounter's. */
  ownerId: number;
  name: string;
  type: string;
  description: string;
  image: string | null;
  range: string;
  area: string;
  cost: string;
  /** Of an item one text or none. */
  effects: string[];
  damageTypes: string[];
  /** Of spells only: 0 for a cantrip, else 1 to 6. */
  level?: number;
  /** Of an encounter's items only. */
  abilities?: ItemAbility[];
  createdAt: Date;
}

/** A belonging as it is sent: any part of it. */
export type BelongingSent = Partial<Omit<Belonging, "id" | "ownerId" | "image" | "createdAt">>;
export type NewBelonging = BelongingSent & Pick<Belonging, "ownerId" | "name">;
