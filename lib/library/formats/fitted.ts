import { LIMIT } from "@/lib/constants";
import type { BelongingRecord } from "@/lib/model/belonging";
import type { EncounterRecord } from "@/lib/model/creature-record";
import { ABILITIES, type Ability, ABILITY_NAME, mapAbilities, SCORE } from "@/lib/rules/abilities";
import { RANGE } from "@/lib/rules/creature";

/** Brings a record within what can be stored: figures to their bounds, names to their lengths. What is changed is told. */

/** Ends in "…" where the text is longer; no character is cut in two. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n");

const counted = (value: number): string => value.toLocaleString("en");
/** A text of the length that is kept; of a longer one the beginning, which ends in "…", since the whole creature is worth more. */
export const withinText = (told: string[], what: string, text: string): string => {
  const most = LIMIT.description;
  if (text.length <= most) return text;
  told.push(
    `Its ${what} is shortened: of ${counted(text.length)} characters a sheet holds ${counted(most)}.`,
  );
  return cut(text, most);
};

interface Range {
  readonly min: number;
  readonly max: number;
}
const bounded = (told: string[], what: string, value: number, { min, max }: Range): number => {
  const fit = Math.min(max, Math.max(min, Math.trunc(value)));
  if (fit !== value)
    told.push(`Its ${what} of ${value} is ${fit} here: a sheet holds whole numbers from ${min} to ${max}.`);
  return fit;
};

/** Saving throws within what is kept. */
export const withinSaves = (
  told: string[],
  saves: Readonly<Record<Ability, number>>,
): Record<Ability, number> =>
  mapAbilities((ability) =>
    bounded(told, `${ABILITY_NAME[ability]} saving throw`, saves[ability], RANGE.savingThrow),
  );

const SHORTENED = (name: string) =>
  `“${cut(name, LIMIT.name)}” is shortened: a name has ${LIMIT.name} characters at most, and stands whole in its text.`;
interface Named {
  name: string;
  description: string;
}
/** A name of the length that is kept; a longer one stands whole before the description. */
export const withShortName = <N extends Named>(told: string[], one: N): N => {
  if (one.name.length <= LIMIT.name) return one;
  told.push(SHORTENED(one.name));
  return { ...one, name: cut(one.name, LIMIT.name), description: lines(one.name, one.description) };
};

const NAMELESS = "Unnamed";
const SHORT = ["range", "area", "cost"] as const;
const fitBelonging = <B extends BelongingRecord>(told: string[], one: B): B => {
  if (one.name.trim() === "") told.push(`Something of its has no name: it is “${NAMELESS}” here.`);
  const named = withShortName(told, { ...one, name: one.name.trim() === "" ? NAMELESS : one.name });
  const tooLong = [
    ...(one.type.length > LIMIT.name ? [one.type] : []),
    ...SHORT.map((field) => one[field]).filter((value) => value.length > LIMIT.stored.short),
  ].filter((value) => !one.description.includes(value) && !one.effects.some((each) => each.includes(value)));
  return {
    ...named,
    type: cut(one.type, LIMIT.name),
    description: withinText(told, `text of “${named.name}”`, lines(...tooLong, named.description)),
    range: cut(one.range, LIMIT.stored.short),
    area: cut(one.area, LIMIT.stored.short),
    cost: cut(one.cost, LIMIT.stored.short),
  };
};

/** The record within its bounds, and a sentence about each figure and name that was changed. */
export const fitted = (whole: EncounterRecord): { record: EncounterRecord; told: string[] } => {
  const told: string[] = [];
  const abilities = { ...whole.abilities };
  for (const ability of ABILITIES)
    abilities[ability] = bounded(told, ABILITY_NAME[ability], whole.abilities[ability], SCORE);
  const maxHitPoints = bounded(told, "hit points", whole.maxHitPoints, RANGE.maxHitPoints);
  const left = { min: 0, max: maxHitPoints };
  const named = withShortName(told, whole);
  const record: EncounterRecord = {
    ...named,
    description: withinText(told, "description", named.description),
    abilities,
    speed: bounded(told, "speed", whole.speed, RANGE.speed),
    armourClass: bounded(told, "armour class", whole.armourClass, RANGE.armourClass),
    maxHitPoints,
    currentHitPoints:
      whole.currentHitPoints === whole.maxHitPoints
        ? maxHitPoints
        : bounded(told, "rest of hit points", whole.currentHitPoints, left),
    temporaryHitPoints: bounded(
      told,
      "temporary hit points",
      whole.temporaryHitPoints,
      RANGE.temporaryHitPoints,
    ),
    race: {
      ...whole.race,
      // The kind and the languages stand whole in the description.
      name: cut(whole.race.name, LIMIT.name),
      languages: whole.race.languages
        .slice(0, LIMIT.listEntries)
        .map((language) => cut(language, LIMIT.stored.short)),
    },
    actions: whole.actions.map((one) => fitBelonging(told, one)),
    spells: whole.spells.map((one) => fitBelonging(told, one)),
    items: whole.items.map((one) => fitBelonging(told, one)),
  };
  return { record, told };
};
