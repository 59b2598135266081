import { ABILITIES, type Ability, ABILITY_NAME } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, list, markup, text } from "./fields";
import { type Activity, activitiesOf } from "./foundry-activities";
import type { Actor } from "./foundry-actor";
import { attackText, toHitText } from "./foundry-attacks";
import { damageText, dealtText, resolved, saveText } from "./foundry-damage";
import { CANNOT, castingOf } from "./foundry-figures";
import { SKILLS } from "./foundry-skills";
import { figureOf, rolledText } from "./foundry-formula";
import { type Bearing, type Config, configOf, lookup } from "./foundry-lookups";
import { table } from "./table";

/**
 * What texts of Foundry's refer to instead of saying it, said: `[[/attack extended]]. [[/damage extended]]` is "Melee Weapon Attack: +9
 * to hit, reach 10 ft., one target. Hit: 12 (2d6 + 5) bludgeoning damage". What is written in braces behind a reference is shown as it is.
 */

/** In a roll brackets name the kind of damage, "2d6[fire]"; a roll without a name is thrown as the text is read. */
const REFERENCE =
  /\[\[(?:\/(attack|damage|heal|healing|save|concentration|check|skill|tool|item|roll|r)\b|(lookup)\b|(?=[^\][/@]{0,100}@))((?:[^\][]|\[[^\][]{0,100}\]){0,300})\]\](?:\{([^{}]{0,300})\})?/gi;

const activityFor = (
  { activities }: Bearing,
  { named }: Config,
  ...types: string[]
): Activity | undefined => {
  const id = named.get("activity");
  if (id !== undefined) return activities.find((one) => one.id === id);
  return types
    .map((type) => activities.find((one) => one.type === type))
    .find((activity) => activity !== undefined);
};
const isExtended = ({ words, named }: Config): boolean =>
  words.includes("extended") || named.get("format") === "extended";

const attack = (bearing: Bearing, config: Config): string => {
  const { item, actor } = bearing;
  const given = config.named.get("formula") ?? config.words.find((word) => /^[+-]?[\d@]/.test(word));
  if (given !== undefined)
    return rolledText(resolved(given, item, actor, castingOf(actor, item)), false).replace(/^(?=\d)/, "+");
  const activity = activityFor(bearing, config, "attack");
  if (!activity) return "";
  return (isExtended(config) ? attackText : toHitText)(item, activity, actor);
};

const DAMAGE_TYPE =
  /^(?:acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder|healing|temphp)$/;
const MANNERS: readonly string[] = ["average", "extended", "long", "short"];

const writtenDamage = (config: Config, withAverage: boolean, { item, actor }: Bearing): string => {
  const given = [
    ...config.words.filter((word) => !MANNERS.includes(word)),
    config.named.get("formula") ?? "",
  ];
  return given
    .join(" ")
    .split("&")
    .map((part) => {
      const own = part.split(" ").filter(Boolean);
      const types = [...own.filter((word) => DAMAGE_TYPE.test(word)), config.named.get("type") ?? ""];
      const formula = own.filter((word) => !DAMAGE_TYPE.test(word)).join(" ");
      if (formula === "") return "";
      const rolled = rolledText(resolved(formula, item, actor, castingOf(actor, item)), withAverage);
      return [rolled, ...types].filter(Boolean).join(" ");
    })
    .filter(Boolean)
    .join(" plus ");
};
/** Of the activities that deal damage, or heal, the first. */
const dealing = (bearing: Bearing, { named }: Config, types: readonly string[]): Activity | undefined => {
  const { item, actor, activities } = bearing;
  const id = named.get("activity");
  if (id !== undefined) return activities.find((one) => one.id === id);
  return activities.find((one) => types.includes(one.type) && damageText(item, one, actor, false) !== "");
};
const dealt = (bearing: Bearing, config: Config, types: readonly string[]): string => {
  const { item, actor } = bearing;
  const isWhole = isExtended(config);
  const withAverage = isWhole || config.words.includes("average") || config.named.has("average");
  const written = writtenDamage(config, withAverage, bearing);
  if (written !== "") return isWhole ? `Hit: ${written} damage` : written;
  const activity = dealing(bearing, config, types);
  if (!activity) return "";
  return isWhole
    ? `Hit: ${dealtText(item, activity, actor)}`
    : damageText(item, activity, actor, withAverage);
};
const damage = (bearing: Bearing, config: Config): string =>
  dealt(bearing, config, ["attack", "damage", "save", "heal"]);
const healing = (bearing: Bearing, config: Config): string => dealt(bearing, config, ["heal"]);

const abilityIn = (word: string): Ability | undefined =>
  ABILITIES.find((ability) => ability === word || ABILITY_NAME[ability].toLowerCase() === word);
const difficultyIn = ({ named, words }: Config, { item, actor }: Bearing): string => {
  const given = named.get("dc") ?? words.find((word) => /^\d{1,2}$/.test(word));
  const found =
    given === undefined ? undefined : figureOf(resolved(given, item, actor, castingOf(actor, item)));
  return found === undefined ? "" : `DC ${Math.trunc(found)}`;
};
const wordsIn = ({ words, named }: Config, name: string): string[] =>
  [...words, ...(named.get(name) ?? "").split(/[|/]/)].map((word) => word.toLowerCase());

const save = (bearing: Bearing, config: Config): string => {
  const abilities = wordsIn(config, "ability").flatMap((word) => abilityIn(word) ?? []);
  const isLong = config.words.includes("long") || config.named.get("format") === "long";
  const names = abilities.map((ability) => ABILITY_NAME[ability]).join(" or ");
  const activity = activityFor(bearing, config, "save");
  const written = [difficultyIn(config, bearing), names].filter(Boolean).join(" ");
  const said = names === "" && activity ? saveText(bearing.item, activity, bearing.actor) : written;
  return said && isLong ? `${said} saving throw` : said;
};

/** "DC 13 Wisdom (Perception)". */
const check = (bearing: Bearing, config: Config): string => {
  const own = fieldsOf(at(activityFor(bearing, config, "check")?.fields ?? {}, "check"));
  const asked = [...wordsIn(config, "ability"), ...wordsIn(config, "skill"), ...wordsIn(config, "tool")];
  const isWritten = asked.some((word) => word !== "" && Number.isNaN(Number(word)));
  const named = isWritten ? asked : [text(at(own, "ability")), ...list(at(own, "associated")).map(text)];
  const ability = named.map(abilityIn).find((one) => one !== undefined);
  const skill = [...SKILLS].find(([key, [name]]) => {
    return named.includes(key) || named.includes(name.toLowerCase().replaceAll(" ", ""));
  })?.[1];
  const ofSkill = skill ? `${ABILITY_NAME[ability ?? skill[1]]} (${skill[0]})` : "";
  const what = ofSkill || (ability ? ABILITY_NAME[ability] : (config.named.get("tool") ?? ""));
  const formula = resolved(at(own, "dc", "formula"), bearing.item, bearing.actor, ability);
  const difficulty = figureOf(formula);
  const dc =
    difficultyIn(config, bearing) || (isWritten || difficulty === undefined ? "" : `DC ${difficulty}`);
  return [dc, what].filter(Boolean).join(" ");
};

const itemName = ({ actor }: Bearing, { words }: Config): string => {
  const name = words.join(" ");
  return name.startsWith(".") ? (actor.itemNames.get(name.slice(1)) ?? "") : name;
};

/** "1d20 + 5" of a roll that refers to the actor's figures; what stands behind a # is a note. */
const roll = ({ item, actor }: Bearing, { written }: Config): string =>
  rolledText(resolved(written.replace(/#.*$/s, "").trim(), item, actor, castingOf(actor, item)), false);

const SAYINGS = table<(bearing: Bearing, config: Config) => string>({
  attack,
  damage,
  heal: healing,
  healing,
  save,
  concentration: save,
  check,
  skill: check,
  tool: check,
  item: itemName,
  r: roll,
  roll,
});

/** More than any item has; the others stand as they are. */
const MOST_REFERENCES = 50;
const LONGEST_SAYING = 500;

/** The text of an item, its mark-up kept, with everything said that it refers to. */
export const withReferences = (item: Fields, actor: Actor, source: unknown): string => {
  const bearing = { item, actor, activities: activitiesOf(item) };
  let count = 0;
  return markup(source).replace(
    REFERENCE,
    (
      whole: string,
      kind: string | undefined,
      other: string | undefined,
      written: string,
      label: string | undefined,
    ) => {
      count += 1;
      if (count > MOST_REFERENCES) return label ?? whole;
      const config = configOf(written);
      if (other !== undefined) return lookup(bearing, config, label).slice(0, LONGEST_SAYING);
      if (label !== undefined) return label;
      const said = SAYINGS.get((kind ?? "roll").toLowerCase())?.(bearing, config) ?? "";
      if (said === "") actor.told.add(CANNOT(whole));
      return (said || written.trim()).slice(0, LONGEST_SAYING);
    },
  );
};
