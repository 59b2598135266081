import type { Monster, Passage } from "@/lib/model/library";
import { ABILITIES, ABILITY_LABEL, ABILITY_NAME } from "@/lib/rules/abilities";
import { challengeText, challengeValue } from "@/lib/rules/challenge";
import { signed } from "@/lib/library/words";
import { at, type Fields, fieldsOf, has, list, number, text, words } from "./fields";
import { paragraph, PICTURE_LEFT_OUT, type Reading, Unreadable, withUse } from "./imported";

/** Creatures as Open5e (v1 and v2) and the 5e-bits API publish them: the same names with different shapes. */

export const isPublished = (fields: Fields): boolean =>
  (has(fields, "hit_points") || has(fields, "armor_class")) &&
  (has(fields, "strength") || has(fields, "ability_scores"));

/** A name, or an object that has one. */
const named = (value: unknown): string => text(value) || text(at(fieldsOf(value), "name"));
const all = (value: unknown): string => (Array.isArray(value) ? value.map(named).join(", ") : text(value));

const scoreOf = (fields: Fields, ability: string): number =>
  number(at(fields, ability)) ?? number(at(fields, "ability_scores", ability)) ?? 10;

/** "30 ft." of 30, of "30 ft." and of "30". */
const feet = (value: unknown): string => (typeof value === "number" ? `${value} ft.` : text(value));
const speedText = (fields: Fields): string => {
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
const savesText = (fields: Fields): string => {
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
const skillsText = (fields: Fields): string => {
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
const sensesText = (fields: Fields): string => {
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

const usesText = (use: Fields): string => {
  const [type, times] = [text(at(use, "type")), number(at(use, "times"))];
  const rolled = text(at(use, "min_value")) || text(at(use, "param"));
  if (/^recharge on roll|RECHARGE_ON_ROLL/i.test(type)) return `Recharge ${rolled}-6`;
  if (/per day|PER_DAY/i.test(type)) return `${times ?? rolled}/Day`;
  return "";
};
const passages = (value: unknown): Passage[] =>
  list(value)
    .map(fieldsOf)
    .map((one) => {
      const use = fieldsOf(at(one, "usage") ?? at(one, "usage_limits"));
      const name = text(at(one, "name"));
      return { name: name.includes("(") ? name : withUse(name, usesText(use)), text: text(at(one, "desc")) };
    });
/** The second version has one list for actions of every type. */
const actionsOf = (fields: Fields, type: RegExp): Passage[] =>
  passages(
    list(at(fields, "actions")).filter((one) =>
      type.test(text(at(fieldsOf(one), "action_type")) || "ACTION"),
    ),
  );

const armourOf = (fields: Fields): number | undefined => {
  const armour = at(fields, "armor_class");
  return number(armour) ?? number(at(fieldsOf(list(armour)[0]), "value"));
};
const challengeOf = (fields: Fields): string => {
  const given = ["challenge_rating", "cr", "challenge_rating_text", "challenge_rating_decimal"]
    .map((name) => challengeValue(text(at(fields, name))))
    .find((value) => value !== undefined);
  return challengeText(given ?? 1);
};
const immunitiesOf = (fields: Fields, kind: string): string =>
  all(at(fields, kind)) ||
  text(at(fields, "resistances_and_immunities", `${kind}_display`)) ||
  all(at(fields, "resistances_and_immunities", kind));

const SPELLS_LEFT_OUT =
  "Its list of spells is left out: it holds only addresses. Its traits name what it casts.";

export const readPublished = (fields: Fields): Reading => {
  const hitPoints = number(at(fields, "hit_points"));
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const speed = speedText(fields);
  const creature: Monster = {
    slug: "",
    name: text(at(fields, "name")),
    size: named(at(fields, "size")),
    type: named(at(fields, "type")).toLowerCase(),
    subtype: text(at(fields, "subtype")) || text(at(fields, "subcategory")),
    alignment: text(at(fields, "alignment")),
    challenge: challengeOf(fields),
    armourClass: armourOf(fields) ?? 10,
    hitPoints,
    hitDice: text(at(fields, "hit_dice")),
    speed,
    abilities: {
      str: scoreOf(fields, "strength"),
      dex: scoreOf(fields, "dexterity"),
      con: scoreOf(fields, "constitution"),
      int: scoreOf(fields, "intelligence"),
      wis: scoreOf(fields, "wisdom"),
      cha: scoreOf(fields, "charisma"),
    },
    saves: savesText(fields),
    skills: skillsText(fields),
    vulnerabilities: immunitiesOf(fields, "damage_vulnerabilities"),
    resistances: immunitiesOf(fields, "damage_resistances"),
    immunities: immunitiesOf(fields, "damage_immunities"),
    conditionImmunities: immunitiesOf(fields, "condition_immunities"),
    senses: sensesText(fields),
    languages:
      text(at(fields, "languages")) ||
      text(at(fields, "languages", "as_string")) ||
      words(at(fields, "languages")).join(", "),
    traits: [...passages(at(fields, "special_abilities")), ...passages(at(fields, "traits"))],
    actions: [...actionsOf(fields, /^(?:ACTION|BONUS_ACTION)$/), ...passages(at(fields, "bonus_actions"))],
    reactions: [...actionsOf(fields, /^REACTION$/), ...passages(at(fields, "reactions"))],
    legendary: [...actionsOf(fields, /^(?:LEGENDARY|LAIR)/), ...passages(at(fields, "legendary_actions"))],
  };
  const [armour, source] = [
    text(at(fields, "armor_desc")) || text(at(fields, "armor_detail")),
    text(at(fields, "document__title")) || text(at(fields, "document", "name")),
  ];
  const environments = all(at(fields, "environments"));
  const hasPicture = ["image", "img_main", "illustration"].some(
    (name) => has(fields, name) && at(fields, name) !== "",
  );
  return {
    creature,
    also: [
      armour && paragraph({ name: "Armour class", text: armour }),
      Array.isArray(at(fields, "desc"))
        ? list(at(fields, "desc")).map(text).join("\n")
        : text(at(fields, "desc")),
      text(at(fields, "legendary_desc")),
      environments && paragraph({ name: "Environments", text: environments }),
      source && paragraph({ name: "Source", text: source }),
    ],
    leftOut: [
      ...(hasPicture ? [PICTURE_LEFT_OUT] : []),
      ...(list(at(fields, "spell_list")).length > 0 ? [SPELLS_LEFT_OUT] : []),
    ],
  };
};
