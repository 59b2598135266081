import { spellRecord } from "@/lib/library/take-belonging";
import { damageTypesIn } from "@/lib/library/words";
import type { EncounterRecord } from "@/lib/model/creature-record";
import { HIGHEST_SPELL_LEVEL } from "@/lib/rules/belonging";
import { at, type Fields, fieldsOf, list, number, text } from "./fields";
import { activitiesOf } from "./foundry-activities";
import { type Actor, systemOf } from "./foundry-actor";
import { damageText, saveText } from "./foundry-damage";
import { passageOf } from "./foundry-items";

/** Spells of Foundry's items, in the fields and words that a spell of the library has. */

const SCHOOLS: Readonly<Record<string, string>> = {
  abj: "Abjuration",
  con: "Conjuration",
  div: "Divination",
  enc: "Enchantment",
  evo: "Evocation",
  ill: "Illusion",
  nec: "Necromancy",
  trs: "Transmutation",
};

/** A word of the file where a sheet has one short line. */
const word = (value: unknown): string => text(value).slice(0, 40);
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const TIMES: Readonly<Record<string, string>> = { bonus: "bonus action" };
/** "1 action", "10 minutes", "1 reaction, when you are hit". */
const castingTimeOf = (activation: Fields): string => {
  const type = word(at(activation, "type"));
  if (type === "" || type === "none") return "";
  if (type === "special") return "Special";
  const count = number(at(activation, "value")) ?? number(at(activation, "cost")) ?? 1;
  const condition = text(at(activation, "condition")).slice(0, 200);
  return [counted(count, TIMES[type] ?? type), condition].filter(Boolean).join(", ");
};

const RANGES: Readonly<Record<string, string>> = {
  self: "Self",
  touch: "Touch",
  spec: "Special",
  any: "Unlimited",
};
const UNITS: Readonly<Record<string, string>> = { ft: "feet", mi: "miles", m: "metres", km: "kilometres" };
/** "150 feet", "Touch". */
const rangeOf = (range: Fields): string => {
  const units = word(at(range, "units"));
  const value = number(at(range, "value")) ?? 0;
  return RANGES[units] ?? (value > 0 ? `${value} ${UNITS[units] ?? units}`.trim() : "");
};

const AREAS: readonly string[] = ["sphere", "cone", "cube", "cylinder", "line", "radius", "square", "wall"];
/** "20-foot sphere"; since Foundry's fourth version of the system the area is a template of the target. */
const areaOf = (target: Fields): string => {
  const template = fieldsOf(at(target, "template"));
  const isNew = text(at(template, "type")) !== "";
  const type = text(at(isNew ? template : target, "type"));
  const size = number(at(template, "size")) ?? number(at(target, "value")) ?? 0;
  const units = text(at(isNew ? template : target, "units"));
  if (!AREAS.includes(type) || size <= 0) return "";
  return `${size}-${units === "ft" || units === "" ? "foot" : units.slice(0, 20)} ${type}`;
};

const PARTS: readonly (readonly [letter: string, name: string])[] = [
  ["V", "vocal"],
  ["S", "somatic"],
  ["M", "material"],
];
/** What a spell needs and is: a list of names, which was an object of marks before the fourth version. */
const marksOf = (system: Fields): ReadonlySet<string> => {
  const own = list(at(system, "properties")).map(text);
  const old = Object.entries(fieldsOf(at(system, "components"))).flatMap(([name, is]) =>
    is === true ? [name] : [],
  );
  return new Set([...own, ...old]);
};
const componentsOf = (system: Fields, marks: ReadonlySet<string>): string => {
  const letters = PARTS.flatMap(([letter, name]) => (marks.has(name) ? [letter] : [])).join(", ");
  const materials = text(at(system, "materials", "value")).slice(0, 500);
  return letters + (materials && ` (${materials})`);
};

const DURATIONS: Readonly<Record<string, string>> = {
  inst: "Instantaneous",
  perm: "Until dispelled",
  disp: "Until dispelled",
  dstr: "Until dispelled or triggered",
  spec: "Special",
};
const durationOf = (duration: Fields, concentration: boolean): string => {
  const units = word(at(duration, "units"));
  const count = number(at(duration, "value"));
  const said = DURATIONS[units] ?? (count && units ? counted(count, units) : "");
  if (!concentration) return said;
  return ["Concentration", said && `${count ? "up to " : ""}${said.toLowerCase()}`]
    .filter(Boolean)
    .join(", ");
};

/** "8d6 fire damage" and "DC 15 Dexterity saving throw" where the text has neither dice nor save. */
const deedsOf = (item: Fields, actor: Actor, description: string): string[] => {
  const activities = activitiesOf(item);
  const dealing = activities.find((one) => damageText(item, one, actor, false) !== "");
  const damage = dealing && dealing.type !== "attack" ? damageText(item, dealing, actor, false) : "";
  const saving = activities.find(({ type }) => type === "save");
  const save = saving ? saveText(saving, actor) : "";
  const [dice = ""] = /(?<!\d)\d+d\d+/.exec(damage) ?? [damage];
  return [
    ...(damage && !description.includes(dice)
      ? [`${damage} ${dealing?.type === "heal" ? "hit points" : "damage"}`]
      : []),
    ...(save && !/saving throw/i.test(description) ? [`${save} saving throw`] : []),
  ];
};

export const spellOf = (item: Fields, actor: Actor): EncounterRecord["spells"][number] => {
  const system = systemOf(item);
  const { text: described } = passageOf(actor)(item);
  const activations = activitiesOf(item).map(({ fields }) => fieldsOf(at(fields, "activation")));
  const activation = [fieldsOf(at(system, "activation")), ...activations].find(
    (one) => text(at(one, "type")) !== "",
  );
  const marks = marksOf(system);
  const duration = fieldsOf(at(system, "duration"));
  const concentration = marks.has("concentration") || at(duration, "concentration") === true;
  const deeds = deedsOf(item, actor, described).join(", ");
  const whole = [deeds && `${deeds}.`, described].filter(Boolean).join("\n");
  const school = text(at(system, "school"));
  return spellRecord({
    slug: "",
    name: text(at(item, "name")),
    level: Math.min(HIGHEST_SPELL_LEVEL, Math.max(0, Math.trunc(number(at(system, "level")) ?? 0))),
    school: SCHOOLS[school] ?? school,
    classes: [],
    castingTime: castingTimeOf(activation ?? {}),
    ritual: marks.has("ritual"),
    concentration,
    range: rangeOf(fieldsOf(at(system, "range"))),
    area: areaOf(fieldsOf(at(system, "target"))),
    components: componentsOf(system, marks),
    duration: durationOf(duration, concentration),
    damageTypes: damageTypesIn(whole),
    text: whole,
    higherLevels: "",
  });
};
