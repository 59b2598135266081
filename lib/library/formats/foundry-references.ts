import { ABILITIES, type Ability, ABILITY_NAME } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, list, markup, number, text } from "./fields";
import { type Activity, activitiesOf } from "./foundry-activities";
import { type Actor, SKILLS } from "./foundry-actor";
import { attackText, toHitText } from "./foundry-attacks";
import { damageText, resolved, rolledText, saveText } from "./foundry-damage";

/**
 * What texts of Foundry's refer to instead of saying it, said: `[[/attack extended]]. [[/damage extended]]` is "Melee Weapon Attack: +9
 * to hit, reach 10 ft., one target. Hit: 12 (2d6 + 5) bludgeoning damage". What is written in braces behind a reference is shown as it is.
 */

const REFERENCE =
  /\[\[(?:\/(attack|damage|heal|healing|save|concentration|check|skill|tool|item)|(lookup))\b([^\][]{0,300})\]\](?:\{([^{}]{0,300})\})?/gi;

interface Config {
  /** "extended", "average", "2d6", "fire". */
  words: string[];
  /** `activity=…`, `dc=14`. */
  named: ReadonlyMap<string, string>;
}
const configOf = (written: string): Config => {
  const all = written.replaceAll('"', "").split(/\s/).filter(Boolean);
  const pairs = all.filter((word) => /^\w+=/.test(word));
  return {
    words: all.filter((word) => !pairs.includes(word)),
    named: new Map(
      pairs.map((pair) => [
        pair.slice(0, pair.indexOf("=")).toLowerCase(),
        pair.slice(pair.indexOf("=") + 1),
      ]),
    ),
  };
};

/** An item with what it does, and whose it is. */
interface Bearing {
  item: Fields;
  actor: Actor;
  activities: readonly Activity[];
}

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
  const given = config.named.get("formula") ?? config.words.find((word) => /^[+-]?\d+$/.test(word));
  if (given !== undefined) return /^[+-]/.test(given) ? given : `+${given}`;
  const activity = activityFor(bearing, config, "attack");
  if (!activity) return "";
  return (isExtended(config) ? attackText : toHitText)(bearing.item, activity, bearing.actor);
};

const DAMAGE_TYPE =
  /^(?:acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder|healing|temphp)$/;
const MANNERS: readonly string[] = ["average", "extended", "long", "short"];

const writtenDamage = (config: Config, withAverage: boolean, actor: Actor): string => {
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
      const rolled = rolledText(resolved(formula, actor, actor.spellcasting), withAverage);
      return [rolled, ...types].filter(Boolean).join(" ");
    })
    .filter(Boolean)
    .join(" plus ");
};
const damage = (bearing: Bearing, config: Config): string => {
  const withAverage = isExtended(config) || config.words.includes("average") || config.named.has("average");
  const activity = activityFor(bearing, config, "attack", "save", "damage", "heal");
  const dealt =
    writtenDamage(config, withAverage, bearing.actor) ||
    damageText(bearing.item, activity, bearing.actor, withAverage);
  return dealt && isExtended(config) ? `Hit: ${dealt} damage` : dealt;
};

const abilityIn = (word: string): Ability | undefined =>
  ABILITIES.find((ability) => ability === word || ABILITY_NAME[ability].toLowerCase() === word);
const difficultyIn = ({ named, words }: Config, actor: Actor): string => {
  const given = named.get("dc") ?? words.find((word) => /^\d{1,2}$/.test(word));
  const found = given === undefined ? undefined : number(resolved(given, actor, actor.spellcasting));
  return found === undefined ? "" : `DC ${found}`;
};
const wordsIn = ({ words, named }: Config, name: string): string[] =>
  [...words, ...(named.get(name) ?? "").split(/[|/]/)].map((word) => word.toLowerCase());

const save = (bearing: Bearing, config: Config): string => {
  const abilities = wordsIn(config, "ability").flatMap((word) => abilityIn(word) ?? []);
  const isLong = config.words.includes("long") || config.named.get("format") === "long";
  const names = abilities.map((ability) => ABILITY_NAME[ability]).join(" or ");
  const activity = activityFor(bearing, config, "save");
  const written = [difficultyIn(config, bearing.actor), names].filter(Boolean).join(" ");
  const said = names === "" && activity ? saveText(activity, bearing.actor) : written;
  return said && isLong ? `${said} saving throw` : said;
};

/** "DC 13 Wisdom (Perception)". */
const check = (bearing: Bearing, config: Config): string => {
  const own = fieldsOf(at(activityFor(bearing, config, "check")?.fields ?? {}, "check"));
  const asked = [...wordsIn(config, "ability"), ...wordsIn(config, "skill"), ...wordsIn(config, "tool")];
  const isWritten = asked.some((word) => word !== "" && Number.isNaN(Number(word)));
  const named = isWritten ? asked : [text(at(own, "ability")), ...list(at(own, "associated")).map(text)];
  const ability = named.map(abilityIn).find((one) => one !== undefined);
  const skill = Object.entries(SKILLS).find(([key, [name]]) => {
    return named.includes(key) || named.includes(name.toLowerCase().replaceAll(" ", ""));
  })?.[1];
  const ofSkill = skill ? `${ABILITY_NAME[ability ?? skill[1]]} (${skill[0]})` : "";
  const what = ofSkill || (ability ? ABILITY_NAME[ability] : (config.named.get("tool") ?? ""));
  const difficulty = number(text(at(own, "dc", "formula")));
  const dc =
    difficultyIn(config, bearing.actor) || (isWritten || difficulty === undefined ? "" : `DC ${difficulty}`);
  return [dc, what].filter(Boolean).join(" ");
};

const itemName = ({ actor }: Bearing, { words }: Config): string => {
  const name = words.join(" ");
  return name.startsWith(".") ? (actor.itemNames.get(name.slice(1)) ?? "") : name;
};

const LEGENDARY = (most: number) =>
  `It can take ${most} legendary actions, one at a time and only at the end of another creature's turn. It regains them at the start of its own.`;
const lookup = (bearing: Bearing, config: Config): string => {
  const { actor } = bearing;
  const path = config.words.find((word) => word.startsWith("@"))?.slice(1) ?? "";
  if (path === "name") return config.words.includes("lowercase") ? actor.name.toLowerCase() : actor.name;
  if (path === "resources.legact.label")
    return LEGENDARY(number(at(actor.system, "resources", "legact", "max")) ?? 0);
  const activity = activityFor(bearing, config, ...(path.startsWith("save.") ? ["save"] : []));
  if (path === "save.dc.value") return activity ? (/\d+/.exec(saveText(activity, actor))?.[0] ?? "") : "";
  const steps = path.split(".");
  return text(at(activity?.fields ?? {}, ...steps)) || text(at(actor.system, ...steps));
};

const SAYINGS: Readonly<Record<string, (bearing: Bearing, config: Config) => string>> = {
  attack,
  damage,
  heal: damage,
  healing: damage,
  save,
  concentration: save,
  check,
  skill: check,
  tool: check,
  item: itemName,
  lookup,
};

/** More than any item has; the others are left out. */
const MOST_REFERENCES = 50;
const LONGEST_SAYING = 500;

/** The text of an item, its mark-up kept, with everything said that it refers to. */
export const withReferences = (item: Fields, actor: Actor, source: unknown): string => {
  const bearing = { item, actor, activities: activitiesOf(item) };
  let count = 0;
  return markup(source).replace(
    REFERENCE,
    (_, kind: string | undefined, other: string | undefined, config: string, label: string | undefined) => {
      count += 1;
      if (label !== undefined || count > MOST_REFERENCES) return label ?? "";
      const said = SAYINGS[(kind ?? other ?? "").toLowerCase()]?.(bearing, configOf(config)) ?? "";
      return said.slice(0, LONGEST_SAYING);
    },
  );
};
