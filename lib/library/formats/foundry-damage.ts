import { type Ability, ABILITY_NAME } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, list, markup, number, text, words } from "./fields";
import type { Activity } from "./foundry-activities";
import { type Actor, asAbility, systemOf } from "./foundry-actor";
import { attackOf, modifierOf, propertiesOf } from "./foundry-attacks";
import { bonusIn, CANNOT, castingOf, difficultyOf, lookupFor } from "./foundry-figures";
import { figureOf, rolledText, withValues } from "./foundry-formula";

/** Damage and saving throws of Foundry's items in the words of a stat block. */

const LONGEST_FORMULA = 200;
/** A formula with the actor's figures in it; "" where it is longer than any that a stat block has. What is missing is told. */
export const resolved = (
  written: unknown,
  item: Fields,
  actor: Actor,
  ability: Ability | undefined,
): string => {
  const formula = markup(written);
  if (formula.length > LONGEST_FORMULA) {
    actor.told.add(CANNOT(formula));
    return "";
  }
  const missing: string[] = [];
  const made = withValues(formula, lookupFor(actor, item, ability), missing);
  for (const path of missing) actor.told.add(CANNOT(path));
  return made;
};

/** The ability that an activity's figures follow from: of a save that which it is against, where no other is named. */
export const abilityOf = (item: Fields, activity: Activity, actor: Actor): Ability | undefined => {
  const { type, fields } = activity;
  if (type === "attack") return attackOf(item, activity, actor).ability;
  if (type !== "save") return castingOf(actor, item);
  const calculation = text(at(fields, "save", "dc", "calculation"));
  if (isBySpell(item, calculation)) return castingOf(actor, item);
  return asAbility(calculation) ?? savesAgainst(fields)[0];
};
const isBySpell = (item: Fields, calculation: string): boolean =>
  calculation === "spellcasting" || (calculation === "initial" && text(at(item, "type")) === "spell");
const savesAgainst = (fields: Fields): Ability[] => {
  const given = at(fields, "save", "ability");
  return (Array.isArray(given) ? list(given) : [given]).flatMap((one) => asAbility(one) ?? []);
};

const MOST_TYPES = 15;
const LONGEST_TYPE = 30;
const typesText = (part: Fields): string =>
  words(at(part, "types"))
    .filter((type) => type.length <= LONGEST_TYPE)
    .slice(0, MOST_TYPES)
    .join(" or ");

/** "2d6 + @mod" as a part of damage has it. */
export const formulaOf = (part: Fields): string => {
  if (at(part, "custom", "enabled") === true) return markup(at(part, "custom", "formula"));
  const [count, sides] = [number(at(part, "number")), number(at(part, "denomination"))];
  const modifiers = words(at(part, "modifiers")).join("").slice(0, 20);
  const dice = count && sides ? `${count}d${sides}${modifiers}` : "";
  return [dice, markup(at(part, "bonus"))].filter((one) => one.trim() !== "").join(" + ");
};

interface Part {
  formula: string;
  types: string;
}
/** A weapon's own damage in one hand; "" where it has none. */
const baseOf = (item: Fields, part: Fields, mod: number, actor: Actor): string => {
  const own = formulaOf(part);
  if (own.trim() === "") return "";
  const magic = bonusIn(actor, at(systemOf(item), "magicalBonus"));
  const added = [own.includes("@mod") ? 0 : mod, magic].filter((value) => value !== 0).map(String);
  return [own, ...added].join(" + ");
};
const MOST_PARTS = 10;
const DICE_STEPS = [4, 6, 8, 10, 12, 20, 100];
/** The damage of a weapon in two hands: its own, or a larger die than in one. */
const versatileOf = (item: Fields, { fields }: Activity): Fields | undefined => {
  const damage = fieldsOf(at(systemOf(item), "damage"));
  const base = fieldsOf(at(damage, "base"));
  const types = at(base, "types") ?? at(fieldsOf(list(at(fields, "damage", "parts"))[0]), "types");
  const written = at(damage, "versatile");
  if (typeof written === "string")
    return written.trim() === "" ? undefined : { custom: { enabled: true, formula: written }, types };
  const own = fieldsOf(written);
  if (!propertiesOf(item).includes("ver")) return undefined;
  if (formulaOf(own) !== "") return { ...own, types };
  const step = DICE_STEPS.indexOf(number(at(base, "denomination")) ?? 0);
  const denomination = step < 0 ? undefined : DICE_STEPS[step + 1];
  return denomination === undefined ? undefined : { ...base, denomination };
};

const partsOf = (item: Fields, activity: Activity, actor: Actor, twoHanded: boolean): Part[] => {
  const { type, fields } = activity;
  const base = fieldsOf(at(systemOf(item), "damage", "base"));
  const hasBase = type === "attack" && at(fields, "damage", "includeBase") !== false;
  const mod = modifierOf(abilityOf(item, activity, actor), actor);
  const own = twoHanded ? fieldsOf(versatileOf(item, activity)) : base;
  const first =
    hasBase || twoHanded ? [{ formula: baseOf(item, own, mod, actor), types: typesText(own) }] : [];
  const healing = type === "heal" ? [fieldsOf(at(fields, "healing"))] : [];
  const written = list(at(fields, "damage", "parts")).slice(twoHanded && !hasBase ? 1 : 0, MOST_PARTS);
  const others = [...written.map(fieldsOf), ...healing].map((part) => ({
    formula: formulaOf(part),
    types: typesText(part),
  }));
  const all = [...first, ...others].filter(({ formula }) => formula.trim() !== "");
  const added = type === "attack" ? bonusOf(item, activity, actor) : "";
  return all.map((part, index) =>
    index === 0 && added !== "" ? { ...part, formula: `${part.formula} + ${added}` } : part,
  );
};
const bonusOf = (item: Fields, activity: Activity, actor: Actor): string => {
  const { type } = attackOf(item, activity, actor);
  const written = markup(at(actor.system, "bonuses", type, "damage")).trim();
  return /^0*$/.test(written) ? "" : written;
};

/** "12 (2d6 + 5) bludgeoning plus 3 (1d6) cold"; "" where there is none. */
export const damageText = (
  item: Fields,
  activity: Activity,
  actor: Actor,
  withAverage: boolean,
  twoHanded = false,
): string => {
  const ability = abilityOf(item, activity, actor);
  return partsOf(item, activity, actor, twoHanded)
    .map(({ formula, types }) => {
      const rolled = rolledText(resolved(formula, item, actor, ability), withAverage);
      return [rolled, types].filter(Boolean).join(" ");
    })
    .join(" plus ");
};
/** "8 (1d8 + 4) slashing damage, or 9 (1d10 + 4) slashing damage if used with two hands". */
export const dealtText = (item: Fields, activity: Activity, actor: Actor): string => {
  const dealt = damageText(item, activity, actor, true);
  if (dealt === "") return "";
  const isBoth = activity.type === "attack" && versatileOf(item, activity) !== undefined;
  const both = isBoth ? damageText(item, activity, actor, true, true) : "";
  return `${dealt} damage${both && both !== dealt ? `, or ${both} damage if used with two hands` : ""}`;
};

/** "DC 14 Constitution"; without a number where it can't be worked out. */
export const saveText = (item: Fields, activity: Activity, actor: Actor): string => {
  const dc = fieldsOf(at(activity.fields, "save", "dc"));
  const calculation = text(at(dc, "calculation"));
  const isFlat = calculation === "" || (calculation === "initial" && !isBySpell(item, calculation));
  const by = abilityOf(item, activity, actor);
  const formula = resolved(at(dc, "formula"), item, actor, by);
  const difficulty = isFlat ? figureOf(formula) : difficultyOf(actor, by);
  const names = savesAgainst(activity.fields).map((ability) => ABILITY_NAME[ability]);
  return [difficulty === undefined ? "" : `DC ${Math.trunc(difficulty)}`, names.join(" or ")]
    .filter(Boolean)
    .join(" ");
};
