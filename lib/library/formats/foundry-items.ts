import { LIMIT } from "@/lib/constants";
import type { BelongingRecord } from "@/lib/model/belonging";
import type { EncounterRecord } from "@/lib/model/creature-record";
import type { Passage } from "@/lib/model/library";
import { damageTypesIn } from "@/lib/library/words";
import { at, type Fields, fieldsOf, list, number, text } from "./fields";
import { activitiesOf } from "./foundry-activities";
import { type Actor, systemOf } from "./foundry-actor";
import { attackText } from "./foundry-attacks";
import { damageText } from "./foundry-damage";
import { withReferences } from "./foundry-references";
import { withUse } from "./imported";

const activationOf = (item: Fields): { type: string; cost: number } => {
  const own = activitiesOf(item).map(({ fields }) => fieldsOf(at(fields, "activation")));
  const all = [fieldsOf(at(systemOf(item), "activation")), ...own];
  const activation = all.find((one) => !["", "none"].includes(text(at(one, "type")))) ?? {};
  return {
    type: text(at(activation, "type")),
    cost: number(at(activation, "value")) ?? number(at(activation, "cost")) ?? 1,
  };
};

const RESTS: Readonly<Record<string, string>> = { sr: "Short or Long Rest", lr: "Long Rest" };
const rechargeText = (from: string): string => (from === "6" ? "Recharge 6" : `Recharge ${from}-6`);
const usesOf = (item: Fields): string => {
  const system = systemOf(item);
  const recharge = text(at(system, "recharge", "value"));
  if (recharge && recharge !== "0") return rechargeText(recharge);
  const most = text(at(system, "uses", "max"));
  const recovery = fieldsOf(list(at(system, "uses", "recovery"))[0]);
  const per = text(at(recovery, "period")) || text(at(system, "uses", "per"));
  if (per === "recharge") return rechargeText(text(at(recovery, "formula")) || "6");
  if (!most || most === "0") return "";
  if (per === "day" || per === "dawn" || per === "dusk") return `${most}/Day`;
  const rest = RESTS[per];
  if (rest === undefined) return "";
  return most === "1" ? `Recharges after a ${rest}` : `${most} until a ${rest}`;
};

const KINDS: Readonly<Record<string, string>> = {
  bonus: "Bonus Action",
  lair: "Lair Action",
  mythic: "Mythic Action",
};
const limitsText = (item: Fields): string => {
  const { type, cost } = activationOf(item);
  const dear = type === "legendary" && cost > 1 ? `Costs ${cost} Actions` : "";
  return [KINDS[type] ?? "", usesOf(item), dear].filter(Boolean).join(", ");
};

/** Whether a text says how to hit: what was made in Foundry's sheet by numbers alone does not. */
const saysAttack = (description: string): boolean => /\bto hit\b/i.test(description);
const attackIn = (item: Fields, actor: Actor): string => {
  const activity = activitiesOf(item).find(({ type }) => type === "attack");
  if (!activity) return "";
  const dealt = damageText(item, activity, actor, true);
  return `${attackText(item, activity, actor)}.${dealt && ` Hit: ${dealt} damage.`}`;
};
const descriptionOf = (item: Fields, actor: Actor): string => {
  const system = systemOf(item);
  const source = at(system, "description", "value") ?? at(system, "description");
  return text(withReferences(item, actor, source));
};

export const passageOf =
  (actor: Actor) =>
  (item: Fields): Passage => {
    const name = text(at(item, "name"));
    const description = descriptionOf(item, actor);
    const attack = saysAttack(description) ? "" : attackIn(item, actor);
    return {
      name: name.includes("(") ? name : withUse(name, limitsText(item)),
      text: [attack, description].filter(Boolean).join("\n"),
    };
  };

const belongingOf = (item: Fields, actor: Actor, type: string): BelongingRecord => {
  const { text: description } = passageOf(actor)(item);
  return {
    name: text(at(item, "name")),
    type,
    description,
    image: null,
    range: "",
    area: "",
    cost: limitsText(item),
    effects: [],
    damageTypes: damageTypesIn(description),
  };
};
export const carriedOf = (item: Fields, actor: Actor): EncounterRecord["items"][number] => {
  const belonging = belongingOf(item, actor, text(at(item, "type")));
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

const UNUSUAL = /^(?:reaction|legendary|lair|mythic)/;
/** Items of an actor by what a sheet makes of them. */
export const itemsByUse = (items: readonly Fields[], isCharacter: boolean) => {
  const uses = items.map((item) => {
    return { item, type: text(at(item, "type")), activation: activationOf(item).type };
  });
  const of = (fits: (type: string, activation: string) => boolean) =>
    uses.filter(({ type, activation }) => fits(type, activation)).map(({ item }) => item);
  const isAct = (type: string) => type === "feat" || (type === "weapon" && !isCharacter);
  return {
    traits: of((type, activation) => type === "feat" && activation === ""),
    reactions: of((type, activation) => isAct(type) && activation === "reaction"),
    legendary: of((type, activation) => isAct(type) && /^(?:legendary|lair|mythic)/.test(activation)),
    actions: of(
      (type, activation) =>
        isAct(type) && !UNUSUAL.test(activation) && (type === "weapon" || activation !== ""),
    ),
    spells: of((type) => type === "spell"),
    carried: of((type) => CARRIED.includes(type) || (type === "weapon" && isCharacter)),
  };
};
