import { LIMIT } from "@/lib/constants";
import type { BelongingRecord } from "@/lib/model/belonging";
import type { EncounterRecord } from "@/lib/model/creature-record";
import type { Passage } from "@/lib/model/library";
import { HIGHEST_SPELL_LEVEL } from "@/lib/rules/belonging";
import { damageTypesIn } from "@/lib/library/words";
import { at, type Fields, fieldsOf, list, number, text } from "./fields";
import { withUse } from "./imported";

/** What an actor or an item holds; it was `data` before Foundry's tenth version. */
export const systemOf = (fields: Fields): Fields => fieldsOf(at(fields, "system") ?? at(fields, "data"));

const activationOf = (item: Fields): string => {
  const system = systemOf(item);
  const [activity] = Object.values(fieldsOf(at(system, "activities")));
  return text(at(system, "activation", "type")) || text(at(fieldsOf(activity), "activation", "type"));
};
const usesOf = (item: Fields): string => {
  const system = systemOf(item);
  const recharge = number(at(system, "recharge", "value"));
  if (recharge) return recharge === 6 ? "Recharge 6" : `Recharge ${recharge}-6`;
  const most = text(at(system, "uses", "max"));
  const recovery = fieldsOf(list(at(system, "uses", "recovery"))[0]);
  const per = text(at(recovery, "period")) || text(at(system, "uses", "per"));
  if (per === "recharge") return `Recharge ${text(at(recovery, "formula")) || "6"}-6`;
  return most && per === "day" ? `${most}/Day` : "";
};
export const passageOf = (item: Fields): Passage => {
  const name = text(at(item, "name"));
  return {
    name: name.includes("(") ? name : withUse(name, usesOf(item)),
    text: text(at(systemOf(item), "description", "value")) || text(at(systemOf(item), "description")),
  };
};

const belongingOf = (item: Fields, type: string): BelongingRecord => {
  const { name, text: description } = passageOf(item);
  return {
    name,
    type,
    description,
    image: null,
    range: "",
    area: "",
    cost: "",
    effects: [],
    damageTypes: damageTypesIn(description),
  };
};
export const spellOf = (item: Fields): EncounterRecord["spells"][number] => ({
  ...belongingOf(item, text(at(systemOf(item), "school"))),
  level: Math.min(HIGHEST_SPELL_LEVEL, Math.max(0, Math.trunc(number(at(systemOf(item), "level")) ?? 0))),
});
export const carriedOf = (item: Fields): EncounterRecord["items"][number] => {
  const belonging = belongingOf(item, text(at(item, "type")));
  const quantity = number(at(systemOf(item), "quantity")) ?? 1;
  return {
    ...belonging,
    ...(quantity !== 1 && { description: `Quantity: ${quantity}\n${belonging.description}`.trim() }),
    abilities: [],
  };
};

const CARRIED: readonly string[] = ["equipment", "consumable", "loot", "tool", "container", "backpack"];
const NAMED: readonly string[] = ["class", "subclass", "background", "race"];
const KNOWN: ReadonlySet<string> = new Set([...CARRIED, ...NAMED, "feat", "weapon", "spell"]);

/** A sentence for each item of a kind that a sheet has no place for. */
export const unplaced = (items: readonly Fields[]): string[] =>
  items
    .filter((item) => !KNOWN.has(text(at(item, "type"))))
    .map(
      (item) => `“${text(at(item, "name")).slice(0, LIMIT.name)}” is left out: a sheet has no place for it.`,
    );

/** Items of an actor by what a sheet makes of them. */
export const itemsByUse = (items: readonly Fields[], isCharacter: boolean) => {
  const of = (fits: (type: string, activation: string) => boolean) =>
    items.filter((item) => fits(text(at(item, "type")), activationOf(item)));
  const isAct = (type: string) => type === "feat" || (type === "weapon" && !isCharacter);
  return {
    traits: of((type, activation) => type === "feat" && activation === ""),
    reactions: of((type, activation) => isAct(type) && activation === "reaction"),
    legendary: of((type, activation) => isAct(type) && /^(?:legendary|lair|mythic)/.test(activation)),
    actions: of(
      (type, activation) =>
        (type === "weapon" && !isCharacter && !/^(?:reaction|legendary|lair|mythic)/.test(activation)) ||
        (type === "feat" && activation !== "" && !/^(?:reaction|legendary|lair|mythic)/.test(activation)),
    ),
    spells: of((type) => type === "spell"),
    carried: of((type) => CARRIED.includes(type) || (type === "weapon" && isCharacter)),
  };
};
