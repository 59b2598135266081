import { signed } from "@/lib/library/words";
import type { Ability } from "@/lib/rules/abilities";
import { at, code, entriesOf, type Fields, fieldsOf, list, markup, number, text, words } from "./fields";
import type { Activity } from "./foundry-activities";
import { type Actor, asAbility, systemOf } from "./foundry-actor";
import { bonusIn, castingOf, lookupFor } from "./foundry-figures";
import { rolledText, withValues } from "./foundry-formula";
import { lengthText } from "./foundry-lines";
import { table } from "./table";

/** Attacks of Foundry's items in the words of a stat block: the files hold only what they are made of. */

const RANGED = /^(?:simple|martial)R$|^siege$/;
export const propertiesOf = (item: Fields): readonly string[] => {
  const value = at(systemOf(item), "properties");
  return Array.isArray(value)
    ? list(value).map(text)
    : entriesOf(value, (isSet) => isSet === true || undefined).map(([name]) => name);
};
const kindOf = (item: Fields): string => {
  const system = systemOf(item);
  return text(at(system, "type", "value")) || text(at(system, "weaponType"));
};

interface Attack {
  isRanged: boolean;
  isSpell: boolean;
  /** Undefined where none counts. */
  ability: Ability | undefined;
  /** `mwak`, `rsak`. */
  type: string;
}
/** With a weapon that asks for it, and with what nature gave, the better of two abilities counts. */
const usualAbility = (
  item: Fields,
  isRanged: boolean,
  classification: string,
  { modifiers }: Actor,
): Ability => {
  const kind = kindOf(item);
  const isIts = kind === "natural" || ["", "weapon"].includes(classification);
  const isWeapon = text(at(item, "type")) === "weapon" && isIts;
  if (isWeapon && (kind === "natural" || propertiesOf(item).includes("fin")))
    return modifiers.dex > modifiers.str ? "dex" : "str";
  if (isWeapon && kind !== "") return RANGED.test(kind) ? "dex" : "str";
  return isRanged ? "dex" : "str";
};
export const attackOf = (item: Fields, { fields }: Activity, actor: Actor): Attack => {
  const attack = fieldsOf(at(fields, "attack"));
  const value = text(at(attack, "type", "value"));
  const isRanged = value ? value === "ranged" : RANGED.test(kindOf(item));
  const classification = text(at(attack, "type", "classification"));
  const isSpell = classification ? classification === "spell" : text(at(item, "type")) === "spell";
  const named = text(at(attack, "ability"));
  const usual = isSpell ? castingOf(actor, item) : usualAbility(item, isRanged, classification, actor);
  const own = asAbility(named) ?? (named === "spellcasting" ? castingOf(actor, item) : usual);
  return {
    isRanged,
    isSpell,
    ability: named === "none" ? undefined : own,
    type: `${isRanged ? "r" : "m"}${isSpell ? "sak" : "wak"}`,
  };
};
export const modifierOf = (ability: Ability | undefined, { modifiers }: Actor): number =>
  ability === undefined ? 0 : modifiers[ability];

/** Weapons that a character is trained in by the kind that its training names. */
const TRAININGS = table<string>({
  simpleM: "sim",
  simpleR: "sim",
  martialM: "mar",
  martialR: "mar",
});
const isTrained = (item: Fields, actor: Actor): boolean => {
  const proficient = at(systemOf(item), "proficient");
  if (typeof proficient === "number" || typeof proficient === "boolean") return Number(proficient) > 0;
  const known = at(actor.system, "traits", "weaponProf", "value");
  if (!actor.isCharacter || text(at(item, "type")) !== "weapon" || known === undefined) return true;
  const kind = kindOf(item);
  const base = text(at(systemOf(item), "type", "baseItem"));
  return kind === "natural" || words(known).some((one) => one === TRAININGS.get(kind) || one === base);
};

/** "+9"; with dice where a bonus has some, "+9 + 1d4". */
export const toHitText = (item: Fields, activity: Activity, actor: Actor): string => {
  const system = systemOf(item);
  const attack = fieldsOf(at(activity.fields, "attack"));
  const { ability, type } = attackOf(item, activity, actor);
  const own = markup(at(attack, "bonus")).trim().slice(0, 200);
  const general = markup(at(actor.system, "bonuses", type, "attack"))
    .trim()
    .slice(0, 200);
  const isFlat = at(attack, "flat") === true;
  const magic = bonusIn(actor, at(system, "magicalBonus"));
  const worked = modifierOf(ability, actor) + (isTrained(item, actor) ? actor.proficiency : 0) + magic;
  const parts = isFlat ? [own] : [String(worked), own, general];
  const formula = parts.filter((part) => part !== "").join(" + ");
  const rolled = rolledText(withValues(formula, lookupFor(actor, item, ability)), false) || "0";
  return /^-?\d+$/.test(rolled) ? signed(Number(rolled)) : rolled.replace(/^(?=\d)/, "+");
};

const IDLE_UNITS: readonly string[] = ["self", "touch"];
const REACH = { usual: 5, long: 10 };
const reachText = (item: Fields, { fields }: Activity, { isRanged, isSpell }: Attack): string => {
  const own = fieldsOf(at(fields, "range"));
  const range = at(own, "override") === true ? own : fieldsOf(at(systemOf(item), "range"));
  const units = text(at(range, "units"));
  // Those of an activity that doesn't override its weapon's range count for nothing.
  code(own, "units", (unit) => IDLE_UNITS.includes(unit) || unit === units);
  const [value, long] = [number(at(range, "value")), number(at(range, "long"))];
  const far = value ? `range ${long ? `${value}/` : ""}${lengthText(long ?? value, units)}` : "";
  if (isRanged) return far;
  const isLong = propertiesOf(item).includes("rch");
  // Where no reach is named, the range of old files is it, but for what is thrown.
  const isThrown = propertiesOf(item).includes("thr") && far !== "";
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
