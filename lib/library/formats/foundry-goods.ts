import { at, type Fields, fieldsOf, number, text } from "./fields";
import { systemOf } from "./foundry-actor";
import { propertiesOf } from "./foundry-attacks";
import { inWords } from "./left-over";
import { table } from "./table";

/** What an item is worth, weighs and is otherwise, in lines as the library's items have them. */

const PROPERTIES = table<string>({
  ada: "adamantine",
  amm: "ammunition",
  fin: "finesse",
  fir: "firearm",
  foc: "focus",
  hvy: "heavy",
  lgt: "light",
  lod: "loading",
  mgc: "magical",
  rch: "reach",
  rel: "reload",
  ret: "returning",
  sil: "silvered",
  spc: "special",
  thr: "thrown",
  two: "two-handed",
  ver: "versatile",
});
const RARITIES = table<string>({ veryRare: "very rare" });
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** "3 lb." of a figure, of `{ value, units }`, or "". */
const measured = (value: unknown, unit: string, units: string): string => {
  const amount = number(at(fieldsOf(value), "value")) ?? number(value) ?? 0;
  const own = text(at(fieldsOf(value), units)) || unit;
  return amount === 0 ? "" : `${amount} ${own === "lb" ? "lb." : own}`;
};
const containerOf = (system: Fields): string => {
  const capacity = fieldsOf(at(system, "capacity"));
  const count = text(at(capacity, "count"));
  const weight =
    measured(at(capacity, "weight"), "lb", "units") || measured(at(capacity, "value"), "lb", "units");
  return [count && `${count} items`, weight].filter(Boolean).join(", ");
};
const armourOf = (system: Fields): string => {
  const armour = fieldsOf(at(system, "armor"));
  const [value, magic, dex] = ["value", "magicalBonus", "dex"].map((name) => number(at(armour, name)) ?? 0);
  const most = dex ? `, Dexterity at most +${dex}` : "";
  return value || magic ? `${(value ?? 0) + (magic ?? 0)}${most}` : "";
};

export const goodsOf = (item: Fields): string[] => {
  const system = systemOf(item);
  const quantity = number(at(system, "quantity")) ?? 1;
  const rarity = text(at(system, "rarity"));
  const attunement = at(system, "attunement");
  const isAttuned = at(system, "attuned") === true || attunement === 2;
  const needs = ["required", "optional"].includes(text(attunement)) || attunement === 1 || attunement === 2;
  const magic = number(at(system, "magicalBonus")) ?? 0;
  const properties = propertiesOf(item).map((property) => PROPERTIES.get(property) ?? inWords(property));
  const type = fieldsOf(at(system, "type"));
  const kinds = [text(at(type, "value")), text(at(type, "subtype")), text(at(type, "baseItem"))];
  const lines: readonly (readonly [label: string, value: string])[] = [
    ["Quantity", quantity === 1 ? "" : String(quantity)],
    ["Kind", [...new Set(kinds.filter(Boolean).map(inWords))].join(", ")],
    ["Rarity", RARITIES.get(rarity) ?? rarity],
    [
      "Attunement",
      needs
        ? [text(attunement) === "optional" ? "optional" : "required", isAttuned ? "attuned" : ""]
            .filter(Boolean)
            .join(", ")
        : "",
    ],
    ["Magic", magic === 0 ? "" : `+${magic}`],
    ["Armour class", armourOf(system)],
    ["Properties", properties.join(", ")],
    ["Mastery", text(at(system, "mastery"))],
    ["Strength", text(at(system, "strength")).replace(/^0$/, "")],
    ["Holds", containerOf(system)],
    ["Cost", measured(at(system, "price"), "gp", "denomination")],
    ["Weight", measured(at(system, "weight"), "lb", "units")],
    ["Worn", at(system, "equipped") === true ? "yes" : ""],
    [
      "Unidentified",
      at(system, "identified") === false ? text(at(system, "unidentified", "description")) || "yes" : "",
    ],
  ];
  return lines.filter(([, value]) => value !== "").map(([label, value]) => `${label}: ${capitalized(value)}`);
};
