import { signed } from "@/lib/library/words";
import type { Ability } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, list, number, text } from "./fields";
import type { Activity } from "./foundry-activities";
import { type Actor, asAbility, bonusIn, lengthText, systemOf } from "./foundry-actor";

/** Attacks of Foundry's items in the words of a stat block: the files hold only what they are made of. */

const RANGED = /^(?:simple|martial)R$/;
const properties = (item: Fields): readonly string[] => {
  const value = at(systemOf(item), "properties");
  return Array.isArray(value)
    ? list(value).map(text)
    : Object.entries(fieldsOf(value)).flatMap(([name, isSet]) => (isSet === true ? [name] : []));
};

interface Attack {
  isRanged: boolean;
  isSpell: boolean;
  ability: Ability | undefined;
}
export const attackOf = (item: Fields, { fields }: Activity, { modifiers, spellcasting }: Actor): Attack => {
  const attack = fieldsOf(at(fields, "attack"));
  const value = text(at(attack, "type", "value"));
  const isRanged = value ? value === "ranged" : RANGED.test(text(at(systemOf(item), "type", "value")));
  const classification = text(at(attack, "type", "classification"));
  const isSpell = classification ? classification === "spell" : text(at(item, "type")) === "spell";
  const finest: Ability = modifiers.dex > modifiers.str ? "dex" : "str";
  const usual = isRanged ? "dex" : properties(item).includes("fin") ? finest : "str";
  const named = text(at(attack, "ability"));
  const otherwise = isSpell ? spellcasting : usual;
  return {
    isRanged,
    isSpell,
    ability: asAbility(named) ?? (named === "spellcasting" ? spellcasting : otherwise),
  };
};
export const modifierOf = (ability: Ability | undefined, { modifiers }: Actor): number =>
  ability === undefined ? 0 : modifiers[ability];

/** "+9". */
export const toHitText = (item: Fields, activity: Activity, actor: Actor): string => {
  const system = systemOf(item);
  const attack = fieldsOf(at(activity.fields, "attack"));
  const bonus = bonusIn(at(attack, "bonus"));
  if (at(attack, "flat") === true) return signed(bonus);
  const trained =
    at(system, "proficient") === 0 || at(system, "proficient") === false ? 0 : actor.proficiency;
  const { ability } = attackOf(item, activity, actor);
  return signed(modifierOf(ability, actor) + trained + bonus + bonusIn(at(system, "magicalBonus")));
};

const REACH = { usual: 5, long: 10 };
const reachText = (item: Fields, { fields }: Activity, { isRanged, isSpell }: Attack): string => {
  const own = fieldsOf(at(fields, "range"));
  const range = at(own, "override") === true ? own : fieldsOf(at(systemOf(item), "range"));
  const units = text(at(range, "units"));
  const [value, long] = [number(at(range, "value")), number(at(range, "long"))];
  const far = value ? `range ${long ? `${value}/` : ""}${lengthText(long ?? value, units)}` : "";
  if (isRanged) return far;
  const isLong = properties(item).includes("rch");
  // Where no reach is named, the range of old files is it, but for what is thrown.
  const isThrown = properties(item).includes("thr") && far !== "";
  const reach =
    number(at(range, "reach")) ||
    (isThrown || isSpell ? undefined : value) ||
    (isLong ? REACH.long : REACH.usual);
  return [`reach ${lengthText(reach, units)}`, ...(isThrown ? [far] : [])].join(" or ");
};

/** "Melee Weapon Attack: +9 to hit, reach 10 ft., one target". */
export const attackText = (item: Fields, activity: Activity, actor: Actor): string => {
  const attack = attackOf(item, activity, actor);
  const reach = reachText(item, activity, attack);
  const kind = attack.isRanged ? "Ranged" : reach.includes(" or range ") ? "Melee or Ranged" : "Melee";
  const parts = [`${toHitText(item, activity, actor)} to hit`, reach, "one target"];
  return `${kind} ${attack.isSpell ? "Spell" : "Weapon"} Attack: ${parts.filter(Boolean).join(", ")}`;
};
