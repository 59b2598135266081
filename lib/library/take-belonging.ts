import type { BelongingRecord } from "@/lib/model/belonging";
import type { Item, Spell } from "@/lib/model/library";

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n");
const labelled = (label: string, value: string): string => value && `${label}: ${value}`;
const ORDINAL = ["th", "st", "nd", "rd"];
const ordinal = (level: number): string => `${level}${ORDINAL[level] ?? "th"}`;

/** "3rd-level evocation (ritual)", "Evocation cantrip". */
const spellLine = ({ level, school, ritual }: Spell): string =>
  (level === 0 ? `${school} cantrip` : `${ordinal(level)}-level ${school.toLowerCase()}`) +
  (ritual ? " (ritual)" : "");

/** A spell as a record: the casting time is its cost, what it does with higher slots its effect. */
export const spellRecord = (spell: Spell): BelongingRecord & { level: number } => ({
  name: spell.name,
  type: spell.school,
  level: spell.level,
  description: `${lines([
    spellLine(spell),
    labelled("Casting time", spell.castingTime),
    labelled("Range", spell.range),
    labelled("Components", spell.components),
    labelled("Duration", spell.duration),
    labelled("Classes", spell.classes.join(", ")),
  ])}\n\n${spell.text}`,
  image: null,
  range: spell.range,
  area: spell.area,
  cost: spell.castingTime,
  effects: spell.higherLevels ? [spell.higherLevels] : [],
  damageTypes: spell.damageTypes,
});

const damageText = ({ damage, twoHanded, damageType }: Item): string =>
  damage && `${damage} ${damageType.toLowerCase()}${twoHanded && ` (${twoHanded} in two hands)`}`;

/** An item as a record: its damage or armour class is its effect, price and weight stand in the description too. */
export const itemRecord = (item: Item): BelongingRecord => {
  const effect = damageText(item) || labelled("Armour class", item.armourClass);
  return {
    name: item.name,
    type: item.kind || item.category,
    description: lines([
      item.kind && item.kind !== item.category
        ? `${item.category}, ${item.kind.toLowerCase()}`
        : item.category,
      labelled("Cost", item.cost),
      labelled("Weight", item.weight),
      item.text,
      ...item.properties.map(({ name, text }) => (text ? `${name}. ${text}` : name)),
    ]),
    image: null,
    range: item.range,
    area: "",
    cost: item.cost,
    effects: effect ? [effect] : [],
    damageTypes: item.damageType ? [item.damageType] : [],
  };
};
