import { at, type Fields, fieldsOf, number, text } from "./fields";
import { type Actor, bonusIn, systemOf } from "./foundry-actor";

const WORN: Readonly<Record<string, number>> = { light: Number.POSITIVE_INFINITY, medium: 2, heavy: 0 };
const kindOf = (item: Fields): string => {
  const system = systemOf(item);
  return text(at(system, "type", "value")) || text(at(system, "armor", "type"));
};
const valueOf = (item: Fields): number => {
  const system = systemOf(item);
  return (number(at(system, "armor", "value")) ?? 0) + bonusIn(at(system, "armor", "magicalBonus"));
};

/** The armour class as Foundry works it out of what the actor wears; undefined where a formula of its own decides. */
export const armourClassOf = ({ system, items, modifiers }: Actor): number | undefined => {
  const armour = fieldsOf(at(system, "attributes", "ac"));
  const written = number(at(armour, "flat")) ?? number(at(armour, "value"));
  if (written !== undefined) return written;
  const { dex, con, wis } = modifiers;
  const equipped = items.filter(
    (item) => at(item, "type") === "equipment" && at(systemOf(item), "equipped") === true,
  );
  const worn = equipped.find((item) => Object.hasOwn(WORN, kindOf(item)));
  const usual = worn ? valueOf(worn) + Math.min(dex, WORN[kindOf(worn)] ?? 0) : 10 + dex;
  const bases: Readonly<Record<string, number>> = {
    default: usual,
    "": usual,
    mage: 13 + dex,
    draconic: 13 + dex,
    unarmoredMonk: 10 + dex + wis,
    unarmoredBarb: 10 + dex + con,
  };
  const calculation = text(at(armour, "calc"));
  const base = Object.hasOwn(bases, calculation) ? bases[calculation] : undefined;
  const shield = equipped.find((item) => kindOf(item) === "shield");
  return base === undefined ? undefined : base + (shield ? valueOf(shield) : 0);
};
