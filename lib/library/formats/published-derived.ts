import { signed } from "@/lib/library/words";
import { ABILITIES, ABILITY_NAME, type Ability, modifier } from "@/lib/rules/abilities";
import { experienceOf } from "@/lib/rules/challenge";
import { SKILLS_OF } from "@/lib/rules/skills";
import { at, type Fields, fieldsOf, number, prose } from "./fields";

/** What Open5e and the 5e-bits API work out of a creature's other figures: read where it is the usual, told where it is not. */

const abilityOf = (name: string): Ability | undefined =>
  ABILITIES.find((ability) => ABILITY_NAME[ability].toLowerCase() === name);
const abilityOfSkill = (name: string): Ability | undefined =>
  ABILITIES.find((ability) =>
    SKILLS_OF[ability].some((skill) => skill.toLowerCase().replaceAll(" ", "_") === name),
  );

const askUsual = (
  fields: Fields,
  name: string,
  own: Fields,
  usual: (key: string) => number | undefined,
): void => {
  const all = fieldsOf(at(fields, name));
  for (const key of Object.keys(all)) {
    const value = number(all[key]);
    if (value !== undefined && (value === number(own[key]) || value === usual(key))) at(all, key);
  }
};

/** Counts as read what only repeats ability scores, saving throws, skills and speeds. */
export const askRepeated = (fields: Fields, scores: Readonly<Record<Ability, number>>): void => {
  const of = (ability: Ability | undefined) =>
    ability === undefined ? undefined : modifier(scores[ability]);
  askUsual(fields, "modifiers", {}, (key) => of(abilityOf(key)));
  askUsual(fields, "saving_throws_all", fieldsOf(fields["saving_throws"]), (key) => of(abilityOf(key)));
  askUsual(fields, "skill_bonuses_all", fieldsOf(fields["skill_bonuses"]), (key) => of(abilityOfSkill(key)));
  const speed = fieldsOf(fields["speed"]);
  const half = Math.floor((number(speed["walk"]) ?? 0) / 2);
  askUsual(fields, "speed_all", speed, () => half);
  const all = fieldsOf(fields["speed_all"]);
  for (const key of ["unit", "hover"]) if (all[key] === speed[key]) at(all, key);
};

interface Usual {
  challenge: string;
  rating: number | undefined;
  dexterity: number;
}
/** Paragraphs of experience, proficiency and initiative where they are not the usual of the rating and of Dexterity. */
export const unusual = (
  fields: Fields,
  { challenge, rating, dexterity }: Usual,
): [name: string, text: string][] => {
  const proficiency = rating === undefined ? undefined : Math.floor((Math.max(1, rating) + 7) / 4);
  const figures = [
    ["Experience", at(fields, "xp"), experienceOf(challenge), String],
    ["Experience", at(fields, "experience_points"), experienceOf(challenge), String],
    ["Proficiency bonus", at(fields, "proficiency_bonus"), proficiency, signed],
    ["Initiative", at(fields, "initiative_bonus"), dexterity, signed],
  ] as const;
  return figures.flatMap(([name, value, usual, shown]): [string, string][] => {
    const figure = number(value);
    if (figure === undefined) return prose(value) ? [[name, prose(value)]] : [];
    const isUsual = figure === usual || (name === "Experience" && figure === 0);
    return isUsual ? [] : [[name, shown(figure)]];
  });
};
