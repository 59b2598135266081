import type { BelongingRecord } from "@/lib/model/belonging";
import type { Passage } from "@/lib/model/library";
import { areaIn, damageTypesIn, rangeIn, usesIn } from "./words";

/** The types under which a creature's actions are listed. */
export const ACTION_TYPE = {
  actions: "Combat",
  reactions: "Reaction",
  legendary: "Legendary action",
} as const;

/**
 * An action as a record: its name whole ("Fire Breath (Recharge 5-6)"), its text whole as the effect ("+4 to hit … 5 (1d6 + 2)"), and
 * what the text names of reach, area, damage and use in the fields that are made for it.
 */
export const actionRecord = ({ name, text }: Passage, type: string): BelongingRecord => ({
  name,
  type,
  description: "",
  image: null,
  range: rangeIn(text),
  area: areaIn(text),
  cost: usesIn(name),
  effects: text === "" ? [] : [text],
  damageTypes: damageTypesIn(text),
});
