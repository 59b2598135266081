import { type Ability, ABILITY_NAME } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, list, markup, number, text, words } from "./fields";
import type { Activity } from "./foundry-activities";
import { type Actor, asAbility, bonusIn, systemOf } from "./foundry-actor";
import { attackOf, modifierOf } from "./foundry-attacks";

/** Damage and saving throws of Foundry's items in the words of a stat block. */

const LONGEST_FORMULA = 100;
/** A formula with the actor's numbers in it; "" where it is longer than any that a stat block has. */
export const resolved = (written: unknown, actor: Actor, ability: Ability | undefined): string => {
  const formula = markup(written);
  if (formula.length > LONGEST_FORMULA) return "";
  return formula
    .replace(/@abilities\.(\w{3})\.mod\b/g, (_, name: string) => String(modifierOf(asAbility(name), actor)))
    .replace(/@mod\b/g, String(modifierOf(ability, actor)))
    .replace(/@prof\b/g, String(actor.proficiency));
};

const SUM = /^\s{0,9}[+-]?\s{0,9}\d{1,9}(?:d\d{1,9})?(?:\s{0,9}[+-]\s{0,9}\d{1,9}(?:d\d{1,9})?)*\s{0,9}$/;
const SUMMAND = /([+-]?)\s{0,9}(\d{1,9})(?:d(\d{1,9}))?/g;
/** "12 (2d6 + 5)" or "2d6 + 5"; a formula that is no plain sum as it is written. */
export const rolledText = (formula: string, withAverage: boolean): string => {
  const plain = formula.replace(/\+\s*-/g, "-").replace(/\[[^\][]*\]/g, "");
  if (!SUM.test(plain)) return formula.trim();
  let [flat, average] = [0, 0];
  const dice: string[] = [];
  for (const [, sign, count = "", sides] of plain.matchAll(SUMMAND)) {
    const worth = sign === "-" ? -1 : 1;
    if (sides === undefined) flat += worth * Number(count);
    else dice.push(`${sign === "-" ? "-" : ""}${count}d${sides}`);
    average += worth * (sides === undefined ? Number(count) : (Number(count) * (Number(sides) + 1)) / 2);
  }
  if (dice.length === 0) return String(flat);
  const sum = dice.join(" + ") + (flat === 0 ? "" : ` ${flat < 0 ? "-" : "+"} ${Math.abs(flat)}`);
  return withAverage ? `${Math.floor(average)} (${sum})` : sum;
};

const MOST_TYPES = 5;
const LONGEST_TYPE = 30;
const typesText = (part: Fields): string =>
  words(at(part, "types"))
    .filter((type) => type.length <= LONGEST_TYPE)
    .slice(0, MOST_TYPES)
    .join(" or ");

const MOST_PARTS = 10;
const partText = (
  part: Fields,
  plus: number,
  actor: Actor,
  ability: Ability | undefined,
  average: boolean,
) => {
  const [count, sides] = [number(at(part, "number")), number(at(part, "denomination"))];
  const dice = count && sides ? `${count}d${sides}` : "";
  const bonus = resolved(at(part, "bonus"), actor, ability);
  const made = [dice, bonus, plus === 0 ? "" : String(plus)].filter((one) => one.trim() !== "").join(" + ");
  const own = resolved(at(part, "custom", "formula"), actor, ability);
  const formula = at(part, "custom", "enabled") === true ? own : made;
  if (formula.trim() === "") return [];
  return [[rolledText(formula, average), typesText(part)].filter(Boolean).join(" ")];
};

/** "12 (2d6 + 5) bludgeoning plus 3 (1d6) cold"; "" where there is none. */
export const damageText = (
  item: Fields,
  activity: Activity | undefined,
  actor: Actor,
  withAverage: boolean,
): string => {
  const system = systemOf(item);
  const { type = "attack", fields = {} } = activity ?? {};
  const ability =
    activity && type === "attack" ? attackOf(item, activity, actor).ability : actor.spellcasting;
  const hasBase = type === "attack" && at(fields, "damage", "includeBase") !== false;
  const plus = modifierOf(ability, actor) + bonusIn(at(system, "magicalBonus"));
  const base = fieldsOf(at(system, "damage", "base"));
  const isBase = hasBase && ((number(at(base, "number")) ?? 0) > 0 || at(base, "custom", "enabled") === true);
  const healing = type === "heal" ? [fieldsOf(at(fields, "healing"))] : [];
  const parts = [
    ...list(at(fields, "damage", "parts"))
      .slice(0, MOST_PARTS)
      .map(fieldsOf),
    ...healing,
  ];
  return [
    ...(isBase ? partText(base, plus, actor, ability, withAverage) : []),
    ...parts.flatMap((part) => partText(part, 0, actor, ability, withAverage)),
  ].join(" plus ");
};
/** "DC 14 Constitution"; without a number where it can't be worked out. */
export const saveText = ({ fields }: Activity, actor: Actor): string => {
  const save = fieldsOf(at(fields, "save"));
  const given = at(save, "ability");
  const abilities = (Array.isArray(given) ? list(given) : [given]).flatMap((one) => asAbility(one) ?? []);
  const calculation = text(at(save, "dc", "calculation"));
  const by = asAbility(calculation) ?? (calculation === "spellcasting" ? actor.spellcasting : undefined);
  const formula = resolved(at(save, "dc", "formula"), actor, by);
  const difficulty = by === undefined ? number(formula) : 8 + actor.proficiency + modifierOf(by, actor);
  const names = abilities.map((ability) => ABILITY_NAME[ability]).join(" or ");
  return [difficulty === undefined ? "" : `DC ${difficulty}`, names].filter(Boolean).join(" ");
};
