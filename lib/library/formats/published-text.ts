import { signed } from "@/lib/library/words";
import { ABILITIES, ABILITY_LABEL, ABILITY_NAME } from "@/lib/rules/abilities";
import { SKILLS } from "@/lib/rules/skills";
import { at, either, entriesOf, type Fields, fieldsOf, list, number, prose, text } from "./fields";
import { inWords } from "./left-over";

/** Lines of a stat block of what Open5e and the 5e-bits API have as numbers. */

/** A name, or an object that has one; what a reference says of the thing that it names is not the creature's. */
export const named = (value: unknown): string => {
  const fields = fieldsOf(value);
  if (Object.hasOwn(fields, "key") || Object.hasOwn(fields, "url")) at(fields, "desc");
  return prose(value) || prose(at(fields, "name"));
};
export const all = (value: unknown): string =>
  Array.isArray(value) ? list(value).map(named).filter(Boolean).join(", ") : prose(value);
/** A line and names of a list that it doesn't hold. */
const withNames = (line: string, value: unknown): string => {
  const said = line.toLowerCase();
  const others = list(value)
    .map(named)
    .filter((name) => name !== "" && !said.includes(name.toLowerCase()));
  return [line, ...others].filter(Boolean).join(", ");
};

/** "30 ft." of 30, of "30 ft." and of "30". */
const feet = (value: unknown, unit: string): string => {
  if (typeof value !== "number") return prose(value);
  return /^(?:feet|ft\.?)?$/i.test(unit) ? `${value} ft.` : `${value} ${unit}`;
};
/** "30 ft., fly 60 ft. (hover)": the walking speed first, wherever it stands. */
export const speedText = (fields: Fields): string => {
  const own = at(fields, "speed") ?? at(fields, "speed_all");
  if (typeof own === "string" || typeof own === "number") return feet(own, "");
  const hover = at(fieldsOf(own), "hover");
  const unit = text(at(fieldsOf(own), "unit"));
  const length = (value: unknown) => (typeof value === "number" ? value : prose(value) || undefined);
  const parts = entriesOf(own, length)
    .filter(([kind, value]) => !["hover", "unit"].includes(kind) && (value !== 0 || kind === "walk"))
    .toSorted(([one], [other]) => Number(other === "walk") - Number(one === "walk"))
    .map(([kind, value]) => (kind === "walk" ? "" : `${inWords(kind)} `) + feet(value, unit));
  return (
    [...parts, all(at(fields, "other_speeds"))].filter(Boolean).join(", ") +
    (hover === true ? " (hover)" : "")
  );
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Parts of one line by their names: "Dex +5". One that is named twice with the same figure stands once. */
const lineOf = (parts: readonly (readonly [name: string, value: string])[]): string =>
  [...new Set(parts.map(([name, value]) => `${name} ${value}`))].join(", ");
/** A bonus, "+5"; a text that is no number as it is. */
const bonus = (value: unknown): string => {
  const found = number(value);
  return found === undefined ? prose(value) : signed(found);
};

const proficiencies = (fields: Fields): (readonly [name: string, value: string])[] =>
  list(at(fields, "proficiencies"))
    .map(fieldsOf)
    .map((one) => [named(at(one, "proficiency")) || named(one), bonus(at(one, "value"))] as const);
const SAVE = /^Saving Throw: (\w+)$/;
const SKILL = /^Skill: (.+)$/;

export const savesText = (fields: Fields): string => {
  const bits = proficiencies(fields).flatMap(([name, value]) => {
    const ability = SAVE.exec(name)?.[1];
    return ability ? [[capitalized(ability.toLowerCase()), value] as const] : [];
  });
  const own = ABILITIES.flatMap((ability) => {
    const name = ABILITY_NAME[ability].toLowerCase();
    return [at(fields, `${name}_save`), at(fields, "saving_throws", name)].flatMap((value) =>
      bonus(value) ? [[ABILITY_LABEL[ability], bonus(value)] as const] : [],
    );
  });
  return lineOf([...bits, ...own]);
};

/** "Animal Handling" of `animal_handling`; an unknown one in words. */
const skillName = (key: string): string => {
  const name = inWords(key);
  return SKILLS.find((skill) => skill.toLowerCase() === name) ?? name.split(" ").map(capitalized).join(" ");
};
const BARE = SKILLS.map((skill) => skill.toLowerCase().replaceAll(" ", "_"));
export const skillsText = (fields: Fields): string => {
  const skills = at(fields, "skills");
  const bits = proficiencies(fields).flatMap(([name, value]) => {
    const skill = SKILL.exec(name)?.[1];
    return skill ? [[skill, value] as const] : [];
  });
  const own = [skills, at(fields, "skill_bonuses")]
    .flatMap((one) => entriesOf(one, (value) => bonus(value) || undefined))
    .concat(BARE.map((name) => [name, bonus(at(fields, name))]))
    .flatMap(([name, value]) => (value ? [[skillName(name), value] as const] : []));
  const written = typeof skills === "string" ? prose(skills) : "";
  const said = written.toLowerCase();
  const unsaid = [...bits, ...own].filter(
    ([name, value]) => !said.includes(`${name} ${value}`.toLowerCase()),
  );
  return [written, lineOf(unsaid)].filter(Boolean).join(", ");
};
/** What else a creature is trained in: "Longswords +2". */
export const trainingText = (fields: Fields): string =>
  lineOf(proficiencies(fields).filter(([name]) => !SAVE.test(name) && !SKILL.test(name))).trim();

/** As far as eyes see where nothing else is said. */
const USUAL_SIGHT = 10_560;
export const sensesText = (fields: Fields): string => {
  const senses = at(fields, "senses");
  const written = typeof senses === "string" ? prose(senses) : "";
  const ranges = ["normal_sight", "darkvision", "blindsight", "tremorsense", "truesight"].flatMap((sense) => {
    const range = number(at(fields, `${sense}_range`));
    return range && range !== USUAL_SIGHT ? [`${inWords(sense)} ${range} ft.`] : [];
  });
  const passive = number(at(fields, "passive_perception"));
  const parts = [
    ...entriesOf(senses, (value) => text(value) || undefined).map(
      ([sense, value]) => `${inWords(sense)} ${value}`,
    ),
    ...ranges,
    ...(passive === undefined ? [] : [`passive Perception ${passive}`]),
  ];
  const said = written.toLowerCase();
  return [written, ...parts.filter((part) => !said.includes(part.toLowerCase()))].filter(Boolean).join(", ");
};

const NONMAGICAL = "bludgeoning, piercing, slashing from nonmagical attacks";
/** Kinds of damage or conditions; earlier answers of Open5e's second version say of attacks without magic in a field of its own. */
export const immunitiesText = (fields: Fields, kind: string, nonmagical = ""): string => {
  const nested = fieldsOf(at(fields, "resistances_and_immunities"));
  const own = at(fields, kind);
  const line = [all(own), text(at(nested, `${kind}_display`)), text(at(fields, `${kind}_display`))];
  const [first = "", ...others] = [...new Set(line.filter(Boolean))];
  const kinds = withNames([first, ...others].join("; "), at(nested, kind));
  const isSo = [at(fields, nonmagical), at(nested, nonmagical)].includes(true);
  return isSo && nonmagical ? [kinds, NONMAGICAL].filter(Boolean).join("; ") : kinds;
};

export const languagesText = (fields: Fields): string => {
  const languages = at(fields, "languages");
  if (Array.isArray(languages)) return all(languages);
  const line = [
    prose(languages),
    prose(at(fieldsOf(languages), "as_string")),
    prose(at(fields, "languages_desc")),
  ];
  return withNames(line.filter(Boolean).join(", "), at(fieldsOf(languages), "data"));
};

/** "18d10+36": the dice with their bonus, which 5e-bits keeps apart and others leave out. */
export const hitDiceText = (fields: Fields, hitPoints: number, constitution: number): string => {
  const dice = prose(at(fields, "hit_dice"));
  const rolled = prose(at(fields, "hit_points_roll"));
  if (rolled) return rolled.startsWith(dice) ? rolled : `${rolled}, ${dice}`;
  const [, count = "", sides = ""] = /^(\d{1,3})d(\d{1,3})$/.exec(dice) ?? [];
  const added = Number(count) * constitution;
  const mean = Math.floor((Number(count) * (Number(sides) + 1)) / 2) + added;
  const isWithout = added !== 0 && Math.max(1, mean) === hitPoints;
  return isWithout ? `${dice}${signed(added)}` : dice;
};

/** The challenge rating as it is printed, "1/4"; undefined where none of its names holds one. */
export const ratingOf = (fields: Fields, read: (value: unknown) => number | undefined): number | undefined =>
  either(fields, read, "challenge_rating", "cr", "challenge_rating_text", "challenge_rating_decimal");
