import { signed } from "@/lib/library/words";
import { ABILITIES, ABILITY_LABEL, ABILITY_NAME } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, list, number, text } from "./fields";

/** Lines of a stat block of what Open5e and the 5e-bits API have as numbers. */

/** A name, or an object that has one. */
export const named = (value: unknown): string => text(value) || text(at(fieldsOf(value), "name"));
export const all = (value: unknown): string =>
  Array.isArray(value) ? value.map(named).join(", ") : text(value);

/** "30 ft." of 30, of "30 ft." and of "30". */
const feet = (value: unknown): string => (typeof value === "number" ? `${value} ft.` : text(value));
export const speedText = (fields: Fields): string => {
  const speed = at(fields, "speed") ?? at(fields, "speed_all");
  if (typeof speed === "string" || typeof speed === "number") return feet(speed);
  const { hover, unit: _, ...kinds } = fieldsOf(speed);
  const parts = Object.entries(kinds)
    .filter(
      ([, value]) => (typeof value === "number" && value > 0) || (typeof value === "string" && value !== ""),
    )
    .map(([kind, value]) => (kind === "walk" ? feet(value) : `${kind} ${feet(value)}`));
  return parts.join(", ") + (hover === true ? " (hover)" : "");
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const savesText = (fields: Fields): string => {
  const bits = list(at(fields, "proficiencies"))
    .map(fieldsOf)
    .flatMap((one) => {
      const [, name] = /^Saving Throw: (\w+)/.exec(named(at(one, "proficiency")) || named(one)) ?? [];
      return name ? [`${capitalized(name.toLowerCase())} ${signed(number(at(one, "value")) ?? 0)}`] : [];
    });
  const own = ABILITIES.flatMap((ability) => {
    const name = ABILITY_NAME[ability].toLowerCase();
    const value = number(at(fields, `${name}_save`)) ?? number(at(fields, "saving_throws", name));
    return value === undefined ? [] : [`${ABILITY_LABEL[ability]} ${signed(value)}`];
  });
  return [...bits, ...own].join(", ");
};
export const skillsText = (fields: Fields): string => {
  const bits = list(at(fields, "proficiencies"))
    .map(fieldsOf)
    .flatMap((one) => {
      const [, name] = /^Skill: (.+)$/.exec(named(at(one, "proficiency")) || named(one)) ?? [];
      return name ? [`${name} ${signed(number(at(one, "value")) ?? 0)}`] : [];
    });
  const own = [at(fields, "skills"), at(fields, "skill_bonuses")]
    .flatMap((skills) => Object.entries(fieldsOf(skills)))
    .flatMap(([name, value]) => {
      const bonus = number(value);
      return bonus === undefined ? [] : [`${name.split("_").map(capitalized).join(" ")} ${signed(bonus)}`];
    });
  return [...bits, ...own].join(", ");
};
export const sensesText = (fields: Fields): string => {
  const senses = at(fields, "senses");
  if (typeof senses === "string") return text(senses);
  const ranges = ["darkvision", "blindsight", "tremorsense", "truesight"].flatMap((sense) => {
    const range = number(at(fields, `${sense}_range`));
    return range ? [`${sense} ${range} ft.`] : [];
  });
  const passive = number(at(fields, "passive_perception"));
  return [
    ...Object.entries(fieldsOf(senses)).map(
      ([sense, value]) => `${sense.replaceAll("_", " ")} ${text(value)}`,
    ),
    ...ranges,
    ...(passive === undefined ? [] : [`passive Perception ${passive}`]),
  ].join(", ");
};
