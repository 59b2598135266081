import { areaIn } from "@/lib/library/words";
import { ABILITY_NAME } from "@/lib/rules/abilities";
import { at, code, type Fields, fieldsOf, list, number, text } from "./fields";
import { type Activity, activitiesOf } from "./foundry-activities";
import { type Actor, asAbility, systemOf } from "./foundry-actor";
import { attackText, toHitText } from "./foundry-attacks";
import { damageText, dealtText, resolved, saveText } from "./foundry-damage";
import { castingOf } from "./foundry-figures";
import { SKILLS } from "./foundry-skills";
import { rolledText } from "./foundry-formula";
import { lengthText } from "./foundry-lines";

/** What an item of Foundry's does by its figures, where its text doesn't say it. */

const AREAS: readonly string[] = ["sphere", "cone", "cube", "cylinder", "line", "radius", "square", "wall"];
/** "20-foot sphere"; since Foundry's fourth version of the system the area is a template of the target. */
export const areaOf = (target: Fields): string => {
  const template = fieldsOf(at(target, "template"));
  const isNew = text(at(template, "type")) !== "";
  const type = text(at(isNew ? template : target, "type"));
  const size = number(at(template, "size")) ?? number(at(target, "value")) ?? 0;
  const units = text(at(isNew ? template : target, "units"));
  if (!AREAS.includes(type) || size <= 0) return "";
  return `${size}-${units === "ft" || units === "" ? "foot" : units.slice(0, 20)} ${type}`;
};

/** Whether a text says how to hit, in the words of either edition. */
const saysAttack = (said: string): boolean => /\bto hit\b|\battack roll:/i.test(said);
/** Whether a text says what is thrown against it: "DC 14 Constitution". */
const saysSave = (said: string, save: string): boolean =>
  /\bsaving throw|\bsave\b/i.test(said) || said.includes(save);
const DICE = /(?<!\d)\d{1,5}d\d{1,5}/g;
const FIGURE = /\d{1,6}/g;
/** Words that stand between the figures of damage, and of what is healed. */
const BETWEEN = new Set("plus or damage if used with two hands healing".split(" "));
/** Whether a text has the dice, or the figures where there are none, and the kinds of damage. */
const hasFigures = (said: string, dealt: string): boolean => {
  const own = said.replace(/\s+/g, "").toLowerCase();
  const kinds = (dealt.match(/[a-z]{3,30}/gi) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !BETWEEN.has(word));
  const figures = dealt.match(DICE) ?? dealt.match(FIGURE)?.slice(0, 1) ?? [];
  return [...figures, ...kinds].every((part) => own.includes(part));
};

const nameOf = (item: Fields): string => text(at(item, "name")).slice(0, 120);
const checkText = (item: Fields, { fields }: Activity, actor: Actor): string => {
  const own = fieldsOf(at(fields, "check"));
  const ability = asAbility(at(own, "ability"));
  const names = list(at(own, "associated")).map((one) => SKILLS.get(text(one))?.[0] ?? text(one));
  const dc = rolledText(resolved(at(own, "dc", "formula"), item, actor, ability), false);
  const what = [ability && ABILITY_NAME[ability], names.length > 0 && `(${names.join(" or ")})`];
  const check = what.filter(Boolean).join(" ");
  return check && [dc && `DC ${dc}`, check, "check"].filter(Boolean).join(" ");
};
const rollText = (item: Fields, { fields }: Activity, actor: Actor): string => {
  const formula = resolved(at(fields, "roll", "formula"), item, actor, castingOf(actor, item));
  const name = text(at(fields, "roll", "name"));
  return formula && [name, rolledText(formula, true)].filter(Boolean).join(": ");
};

const attackDeed = (item: Fields, activity: Activity, actor: Actor, said: string): string[] => {
  const [attack, dealt] = [attackText(item, activity, actor), dealtText(item, activity, actor)];
  if (!saysAttack(said)) return [`${attack}.${dealt && ` Hit: ${dealt}.`}`];
  const own = said.toLowerCase();
  const figures = [toHitText(item, activity, actor), ...(attack.replace(/\+\d+/, "").match(FIGURE) ?? [])];
  const kinds = (/^[\w ]+(?= (?:Weapon|Spell))/.exec(attack)?.[0] ?? "").toLowerCase().split(" or ");
  if (![...figures, ...kinds].every((part) => own.includes(part)))
    actor.told.add(`Of “${nameOf(item)}” is left out what its figures say and its text does not: ${attack}.`);
  return dealt === "" || hasFigures(said, dealt) ? [] : [`Hit: ${dealt}.`];
};
/** What a success saves of the damage, where a text doesn't say it. */
const onSave = ({ type, fields }: Activity, figures: string, said: string): string => {
  const saved = text(at(fields, "damage", "onSave"));
  if (type !== "save" || figures === "") return "";
  if (saved === "half") return /\bhalf\b/i.test(said) ? "" : "half on a success";
  return saved === "full" ? "all of it on a success too" : "";
};
const UNITS: readonly string[] = ["", "self", "touch", "ft", "m", "mi", "km", "any", "spec"];
const rangeText = ({ fields }: Activity, said: string): string => {
  const range = fieldsOf(at(fields, "range"));
  const units = code(range, "units", (unit) => UNITS.includes(unit));
  const [value, special] = [number(at(range, "value")), text(at(range, "special"))];
  if (special) return said.includes(special) ? "" : special;
  return value && !new RegExp(`\\b${Math.trunc(value)}\\b`).test(said)
    ? `range ${lengthText(value, units)}`
    : "";
};
/** Of healing: hit points for a while. */
const TEMPORARY = "temphp";
const checkDeed = (item: Fields, activity: Activity, actor: Actor, said: string): string[] => {
  const check = checkText(item, activity, actor);
  return check === "" || /\bcheck\b/i.test(said) ? [] : [`${check}.`];
};
/** The figures of damage or healing, where a text doesn't say them. */
const figuresUnsaid = (figures: string, type: string, said: string): string[] => {
  const isSaid = figures === "" || hasFigures(said, figures.replace(TEMPORARY, ""));
  const isLent = figures.includes(TEMPORARY) && !/\btemporary\b/i.test(said);
  return [
    isSaid ? "" : `${figures} ${type === "heal" ? "hit points" : "damage"}`,
    isLent ? "temporary hit points" : "",
  ];
};
const deedOf = (item: Fields, activity: Activity, actor: Actor, said: string): string[] => {
  const { type, fields } = activity;
  if (type === "attack") return attackDeed(item, activity, actor, said);
  const range = rangeText(activity, said);
  if (type === "check") return checkDeed(item, activity, actor, said);
  const figures = damageText(item, activity, actor, false);
  const area = areaOf(fieldsOf(at(fields, "target")));
  const against = type === "save" ? saveText(item, activity, actor) : "";
  const save = saysSave(said, against) ? "" : against;
  const roll = rollText(item, activity, actor);
  const parts = [
    ...figuresUnsaid(figures, type, said),
    save && `${save} saving throw`,
    onSave(activity, figures, said),
    roll === "" || hasFigures(said, roll) ? "" : roll,
    area === "" || areaIn(said) !== "" ? "" : area,
    range,
  ].filter(Boolean);
  // A length ends in a full stop of its own.
  return parts.length > 0 ? [`${parts.join(", ").replace(/\.$/, "")}.`] : [];
};

/** "Melee Weapon Attack: +4 to hit, …" or "8d6 fire damage, DC 15 Dexterity saving throw.", a line for each that the text lacks. */
export const deedsOf = (item: Fields, actor: Actor, said: string): string[] => {
  const lines: string[] = [];
  for (const activity of activitiesOf(item))
    lines.push(...deedOf(item, activity, actor, [...lines, said].join("\n")));
  const other = rolledText(
    resolved(at(systemOf(item), "formula"), item, actor, castingOf(actor, item)),
    true,
  );
  return other === "" || hasFigures(said, other) ? lines : [...lines, `${other}.`];
};
